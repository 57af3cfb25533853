# finds: command-line, says: --video-image-format
# from: later versions
npx remotion render src/index.ts Main out/video.webm --video-image-format=png
