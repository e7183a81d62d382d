const App = () => {
  const [n, setN] = useState(0);
  return <div onClick={() => setN(n + 1)}>{n}</div>;
};
export default App;
