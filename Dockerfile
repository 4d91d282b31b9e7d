# One image for all programs. The command is the name of the program: api (default), worker, migrate, seed.
# Build: docker build --build-arg COMMIT=$(git rev-parse HEAD) -t kaamsetu .

FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node bin/build.mjs
ARG COMMIT=""
RUN node bin/image.mjs image

# The final image contains only built files: no lock file, no sources and no build tools.
FROM node:22-bookworm-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    METRICS_HOST=0.0.0.0 METRICS_PORT=9464 WORKER_HEALTH_PORT=9465
WORKDIR /app
COPY --from=build /build/image/app ./
# The only folder in which the programs may write.
COPY --from=build --chown=1000:1000 /build/image/data /data
# The account `node` of the base image, by its number, with which a cluster can verify that it is not root.
USER 1000:1000
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "dist/bin/healthy.js"]
# Node runs as process 1 without an init process: the programs handle SIGTERM and wait for their child processes.
ENTRYPOINT ["node", "--enable-source-maps", "dist/bin/run.js"]
CMD ["api"]
