import {join} from 'node:path';
import {bundleService} from './bundleService.ts';
import {endWithSentence} from './endWithSentence.ts';
import {root} from './root.ts';

const outfile = join(root, 'deploy', 'generated', 'bin', 'serve.mjs');

await bundleService(outfile).catch(endWithSentence);
console.log(`${outfile} serves the built site.`);
