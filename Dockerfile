# syntax=docker/dockerfile:1

# The web app and the sample app, built with all tools.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without the build that belongs to an install: it needs the sources, with which this layer would not be kept.
RUN --mount=type=cache,target=/root/.npm npm pkg delete scripts.prepare && npm ci --omit=dev
COPY index.html vite.config.ts vite.sample.config.ts schema.graphql ./
COPY examples ./examples
COPY database ./database
COPY src ./src
RUN npm run build

# Removes what only the build needs: Vite and its native parts, and npm's own copy of Node, which the image has.
FROM build AS trimmed
RUN rm -rf node_modules/vite node_modules/rolldown node_modules/@rolldown node_modules/lightningcss* \
      node_modules/node node_modules/node-bin-* node_modules/.bin node_modules/.cache

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
# Owned by root: the process can change its data, but not its own code. The sources stay, because the server runs them
# directly, and compares the built web app with them.
COPY --from=trimmed /app ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the container's first process, so that signals reach it.
CMD ["node", "--disable-warning=ExperimentalWarning", "src/app/server.ts"]
