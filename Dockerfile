# The first stage builds the site, the second has the packages that the server needs; the third is the image.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --include=dev
COPY . .
RUN npm run build && find backend/dist -name '*.map' -delete

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --omit=dev --workspace=backend \
  # Nothing reads these when the server runs; the compiler comes with the documentation's plugin for it.
  && rm -rf node_modules/typescript node_modules/.bin/tsc node_modules/.bin/tsserver \
  && find . -path '*/node_modules/*' -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-slim
LABEL org.opencontainers.image.title="Meridian" \
  org.opencontainers.image.description="Website, student portal and staff desk of a study-abroad consultancy" \
  org.opencontainers.image.version="1.0.0"
# The last: freed memory goes back to the system from 128 KiB on; glibc's own threshold grows up to 64 MB.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/backend/seed backend/seed
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=build /app/frontend/dist-ssr frontend/dist-ssr
# The base image's account "node", by number, so that a cluster can see that it is not root. The server writes only to
# /data, and nothing at all when it has a PostgreSQL server and an ADMIN_TOKEN.
RUN install -d -o 1000 -g 1000 /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/main.js"]
