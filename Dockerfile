# The site and its server in one image: docker build -t site . && docker run --rm -p 8000:8000 site
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-fund
COPY . .
# The repository the editor at /admin/ writes to (docs/editing.md).
ARG CMS_REPOSITORY=
ARG CMS_BRANCH=main
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 LEADS_DATABASE_URL=file:/data/leads.db
# The only writable path: the root file system may be read-only.
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
COPY --from=build /build/dist /site
# By number, so that Kubernetes sees that it is not root.
USER 1000:1000
WORKDIR /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/site/server.js"]
