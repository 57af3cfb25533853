// finds: common-module, says: "type": "module"
// from: /docs/ssr-node
const path = require('path');
const {bundle} = require('@remotion/bundler');

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
console.log(serveUrl);
