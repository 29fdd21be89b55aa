# Build: the bundles, then only what runs.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/kafile
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm uninstall --no-save --omit=dev --no-audit --no-fund vite @react-router/dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /srv/kafile
RUN install --directory --owner=node --group=node /data
COPY --from=build /srv/kafile/package.json ./
COPY --from=build /srv/kafile/node_modules ./node_modules
COPY --from=build /srv/kafile/build ./build
COPY --from=build /srv/kafile/server ./server
COPY --from=build /srv/kafile/app ./app
COPY --from=build /srv/kafile/modules ./modules
COPY --from=build /srv/kafile/platform ./platform
COPY --from=build /srv/kafile/kernel ./kernel
COPY --from=build /srv/kafile/db ./db
COPY --from=build /srv/kafile/scripts ./scripts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.mjs"]
