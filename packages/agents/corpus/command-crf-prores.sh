# finds: command-line, says: support a CRF
# from: /docs/encoding
npx remotion render Main out/video.mov --crf=18
