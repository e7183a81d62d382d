# Builds with the toolchain, runs without it. Every step is a script that scripts/test runs as well.
FROM swift:6.3-bookworm AS build
WORKDIR /overscroll
COPY scripts scripts
RUN scripts/setup --build
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
COPY public public
RUN swift build -c release --product overscroll
RUN scripts/stage-runtime /staged

FROM debian:bookworm-slim
COPY scripts/setup /opt/overscroll/scripts/setup
RUN /opt/overscroll/scripts/setup --runtime && rm -rf /var/lib/apt/lists/*
COPY --from=build /staged /opt/overscroll
# "nobody": the server writes no file.
USER 65534:65534
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s CMD ["/opt/overscroll/bin/health"]
ENTRYPOINT ["/opt/overscroll/bin/overscroll"]
CMD ["serve", "--host", "0.0.0.0"]
