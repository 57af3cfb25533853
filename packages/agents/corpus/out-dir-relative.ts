// finds: entry-point, says: outDir
// from: /docs/bundle
import path from 'node:path';
import {bundle} from '@remotion/bundler';

export const serveUrl = bundle({entryPoint: path.resolve('src/index.ts'), outDir: 'build'});
