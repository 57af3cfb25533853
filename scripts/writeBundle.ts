import {join} from 'node:path';
import {bundleServer} from './server/bundleServer.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';

const outfile = join(root, 'deploy', 'generated', 'bin', 'serve.mjs');

await bundleServer(outfile).catch(exitWithError);
console.log(`${outfile} serves the built site.`);
