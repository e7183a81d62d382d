def main():
    for i in range(10):
        print(i)

if __name__ == '__main__':
    main()
