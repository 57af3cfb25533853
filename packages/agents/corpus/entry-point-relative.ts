// finds: entry-point, says: path.resolve
// from: /docs/bundle
import {bundle} from '@remotion/bundler';

export const serveUrl = bundle({entryPoint: './src/index.ts'});
