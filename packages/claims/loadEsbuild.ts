import {createRequire} from 'node:module';

// esbuild starts its process in the folder in which it was loaded. Some claims pretend to be in a folder that they
// delete afterwards, so it has to be loaded before them.
const require = createRequire(import.meta.url);
createRequire(require.resolve('@remotion/bundler'))('esbuild');
