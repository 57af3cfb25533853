# finds: command-line, says: --framerate
# from: public issues
npx remotion render src/index.ts Main out/video.mp4 --framerate=60
