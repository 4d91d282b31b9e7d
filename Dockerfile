# One image, three commands: node bin/run.cjs migrate | api | worker
FROM node:22-bookworm-slim

WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node bin/build.mjs && mkdir -p /data && chown node:node /data

ENV APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
EXPOSE 3000
CMD ["node", "bin/run.cjs", "api"]
