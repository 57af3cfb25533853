# finds: command-line, says: npm install --save-exact
# from: later versions
npx remotion add @remotion/gif
