FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
COPY client/package.json client/
COPY server/package.json server/
COPY cli/package.json cli/
COPY cli/bin cli/bin
COPY cli/contract/package.json cli/contract/
COPY fixtures/package.json fixtures/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && mkdir data

FROM manifests AS packages
RUN npm ci --omit=dev --workspace server --workspace fixtures --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 ADMIN_PORT=9090 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY scripts/run.mjs scripts/
COPY scripts/workspace/child.mjs scripts/workspace/external.mjs scripts/workspace/ports.mjs \
     scripts/workspace/program.mjs scripts/workspace/root.mjs scripts/workspace/shop.mjs \
     scripts/workspace/supervisor.mjs scripts/workspace/upstream-env.mjs scripts/workspace/writable.mjs \
     scripts/workspace/
COPY --from=build /app/build build
COPY --from=build --chown=node:node /app/data /data
USER node
EXPOSE 3000
VOLUME /data
# A start that fills a large catalogue itself is not healthy until it is done: docs/operations.md has the job that does it before.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "const { ADMIN_HOST, ADMIN_PORT } = process.env; const host = ADMIN_HOST || '127.0.0.1'; fetch(`http://${host.includes(':') ? `[${host}]` : host}:${ADMIN_PORT || 9090}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs"]
