# finds: command-line, says: remotion studio
# from: later versions
npx remotion studio
