# finds: command-line, says: remotion build
# from: public issues
npx remotion build src/index.ts
