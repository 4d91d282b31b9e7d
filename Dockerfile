# One image for all programs; the command is the program's name: api (unless told), worker, migrate, seed.
# docker build --build-arg COMMIT=$(git rev-parse HEAD) -t kaamsetu .

FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node bin/build.mjs
ARG COMMIT=""
RUN node bin/image.mjs image

# Nothing is installed or built from here on, and nothing can be: there is no lock file, no source and no compiler of ours.
FROM node:22-bookworm-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    METRICS_HOST=0.0.0.0 METRICS_PORT=9464 WORKER_HEALTH_PORT=9465
WORKDIR /app
COPY --from=build /build/image/app ./
# The only place that the programs may write to.
COPY --from=build --chown=1000:1000 /build/image/data /data
# The account `node` of the base image, by number, so that a cluster can see that it is not root.
USER 1000:1000
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "dist/bin/healthy.js"]
# Node is process 1: the programs answer SIGTERM themselves and wait for each child they start.
ENTRYPOINT ["node", "--enable-source-maps", "dist/bin/run.js"]
CMD ["api"]
