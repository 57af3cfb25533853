# finds: command-line, says: --fps
# from: public issues
FROM node:18-bookworm-slim
COPY . .
RUN npx remotion render src/index.ts Main out/video.mp4 --fps=30
