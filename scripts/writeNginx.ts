import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readHeaders} from '../packages/server/readHeaders.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {createNginxMaps} from '../deploy/createNginxMaps.ts';
import {root} from '../packages/tooling/root.ts';
import {findWorkingRedirects} from '../packages/content-model/findWorkingRedirects.ts';

async function writeNginx(): Promise<void> {
  const site = join(root, 'site', 'build');
  const rules = await readHeaders(join(site, '_headers'));
  if (rules.length === 0) {
    throw new Error('The header rules are missing. Build the site first: npm run build');
  }
  const folder = join(root, 'deploy', 'generated');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'site-maps.conf'), createNginxMaps(rules, findWorkingRedirects(site)));
  console.log(
    'Created deploy/generated/site-maps.conf, which deploy/nginx.conf includes. It matches the pages of this build.',
  );
}

await writeNginx().catch(exitWithError);
