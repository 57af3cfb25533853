# finds: command-line, says: implies the codec h264
# from: /docs/cli/render
npx remotion render src/index.ts Main out/video.mp4 --codec vp8
