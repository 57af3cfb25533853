# The site and its search in one container: docker build --build-arg SITE_URL=https://www.example.com -t documentation .

FROM node:22-bookworm-slim AS build
WORKDIR /source

# What is installed changes less often than what is built.
COPY package.json package-lock.json .npmrc ./
COPY packages/toolkit-model/empty-package packages/toolkit-model/empty-package
COPY packages/agents/package.json packages/agents/
COPY packages/claims/package.json packages/claims/
COPY packages/content-model/package.json packages/content-model/
COPY packages/course/package.json packages/course/
COPY packages/planner-core/package.json packages/planner-core/
COPY packages/playground-core/package.json packages/playground-core/
COPY packages/search/package.json packages/search/
COPY packages/server/package.json packages/server/
COPY packages/settings/package.json packages/settings/
COPY packages/specification/package.json packages/specification/
COPY packages/starters/package.json packages/starters/
COPY packages/tooling/package.json packages/tooling/
COPY packages/toolkit-model/package.json packages/toolkit-model/
COPY checks/package.json checks/
COPY demos/package.json demos/
COPY e2e/package.json e2e/
COPY integration/package.json integration/
COPY site/package.json site/
RUN npm ci

COPY . .
# Pages hold these settings: an image belongs to one address. Empty means the default.
ARG SITE_URL
ARG REPOSITORY_URL
ARG SEARCH_BACKEND
ARG SEARCH_APP_ID
ARG SEARCH_API_KEY
ARG SEARCH_INDEX
ARG SEARCH_HOSTS
ARG SEARCH_MISSING_RESULTS_URL
RUN npm run build && npm run bundle

FROM node:22-alpine
WORKDIR /app
COPY --from=build /source/deploy/generated/bin bin
COPY --from=build /source/site/build site/build
COPY --from=build /source/packages/search/generated packages/search/generated
COPY --from=build /source/packages/agents/generated packages/agents/generated

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
# May read the files, which are root's, and change none.
USER node
HEALTHCHECK --interval=30s --timeout=3s --start-period=15s CMD wget -q -O /dev/null "http://127.0.0.1:${PORT}/health"
CMD ["node", "bin/serve.mjs"]
