# finds: command-line, says: --frames
# from: /docs/cli/still
npx remotion still src/index.ts Cover out/cover.png --frames=30
