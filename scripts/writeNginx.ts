import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readHeaders} from '../search/service/readHeaders.ts';
import {endWithSentence} from './endWithSentence.ts';
import {nginxMaps} from './nginxMaps.ts';
import {root} from './root.ts';
import {workingRedirects} from './workingRedirects.ts';

const writeNginx = async (): Promise<void> => {
  const site = join(root, 'site', 'build');
  const rules = await readHeaders(join(site, '_headers'));
  if (rules.length === 0) throw new Error('There are no rules for headers. Build the site first: npm run build');
  const folder = join(root, 'deploy', 'generated');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'site-maps.conf'), nginxMaps(rules, workingRedirects(site)));
  console.log('deploy/generated/site-maps.conf belongs to deploy/nginx.conf and to the pages of this build.');
};

await writeNginx().catch(endWithSentence);
