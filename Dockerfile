# The server (API and web board) and the workers of its jobs, in one image; the Discord bot in another:
#   docker build -t tahoun .
#   docker run -p 3000:3000 tahoun
#   docker run -e REDIS_URL=redis://... tahoun node apps/edge-api/dist/job-worker.js
#   docker build --target bot -t tahoun-bot .
#   docker run -e DISCORD_TOKEN=... -v tahoun-bot:/data tahoun-bot

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /tahoun
ENV TURBO_TELEMETRY_DISABLED=1 pnpm_config_pm_on_fail=ignore
RUN npm install --global pnpm@12.21.0
# The dependencies first: they change seldom, and what changes often is built upon them.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline \
 && pnpm exec turbo run build --filter=@tahoun/edge-api --filter=@tahoun/web --filter=@tahoun/discord-bot \
 && pnpm --filter=@tahoun/edge-api deploy --prod --legacy /server \
 && pnpm --filter=@tahoun/discord-bot deploy --prod --legacy /bot

FROM node:24.21.0-bookworm-slim AS bot
ENV NODE_ENV=production TAHOUN_DATA=/data TAHOUN_METRICS_PORT=9464
WORKDIR /tahoun
COPY --from=build --chown=node:node /bot apps/discord-bot
# A volume that is mounted here belongs to the same user.
RUN mkdir /data && chown node:node /data
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD node -e "fetch('http://localhost:' + process.env.TAHOUN_METRICS_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Node itself, so that it gets SIGTERM and ends its searches.
CMD ["node", "--max-semi-space-size=16", "apps/discord-bot/dist/main.js"]

FROM node:24.21.0-bookworm-slim AS server
ENV NODE_ENV=production PORT=3000 TAHOUN_WEB_ROOT=/tahoun/apps/web/dist TAHOUN_DATA=/data
WORKDIR /tahoun
# Games between people; a volume that is mounted here belongs to the same user.
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /server apps/edge-api
COPY --from=build --chown=node:node /tahoun/apps/web/dist apps/web/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD node -e "fetch('http://localhost:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Node itself, so that it gets SIGTERM and ends its searches.
CMD ["node", "--max-semi-space-size=16", "apps/edge-api/dist/node.js"]
