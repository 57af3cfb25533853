import {join} from 'node:path';
import {bundleService} from './server/bundleService.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';

const outfile = join(root, 'deploy', 'generated', 'bin', 'serve.mjs');

await bundleService(outfile).catch(exitWithError);
console.log(`${outfile} serves the built site.`);
