import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {createNginxMaps} from '../../deploy/createNginxMaps.ts';
import {findWorkingRedirects} from '../../packages/content-model/findWorkingRedirects.ts';
import {readHeaders} from '../../packages/server/readHeaders.ts';
import {builtSite, root} from '../support/builtSite.ts';

/** Returns whether nginx is installed. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/**
 * Serves the built site with `deploy/nginx.conf` on a port, and passes searches to `server`, which is a URL. Only
 * changes port, folder and server in the configuration.
 */
export async function startNginx(port: number, server: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const example = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const site = replaceAll(example, {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /srv/site;': `root ${builtSite.folder};`,
    'server 127.0.0.1:3000;': `server ${new URL(server).host};`,
  });
  const rules = await readHeaders(join(builtSite.folder, '_headers'));
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'site-maps.conf'), createNginxMaps(rules, findWorkingRedirects(builtSite.folder)));
  writeFileSync(join(folder, 'nginx.conf'), createConfig(folder));
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    nginx.kill();
    if (nginx.exitCode === null) {
      await once(nginx, 'exit');
    }
    rmSync(folder, {recursive: true});
  };
  while (!(await isAnswering(port))) {
    if (nginx.exitCode !== null) {
      throw new Error('nginx does not take deploy/nginx.conf; the reason is above.');
    }
    await sleep(50);
  }
  return stop;
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) {
      throw new Error(`deploy/nginx.conf has no line "${from}" any more.`);
    }
    return result.replace(from, to);
  }, text);
}

/** Returns the system-wide part of the configuration. */
function createConfig(folder: string): string {
  return `
daemon off;
worker_processes 1;
pid nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  map_hash_bucket_size 128;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include site-maps.conf;
  include site.conf;
}
`;
}
