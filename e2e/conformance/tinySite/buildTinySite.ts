import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {root} from '../../builtSite.ts';

export interface TinyBuild {
  readonly succeeded: boolean;
  /** All that was printed, without colours. */
  readonly output: string;
  /** The HTML of a page, or an empty text. */
  readonly html: (path: string) => Promise<string>;
  /** Throws away what was written. */
  readonly drop: () => Promise<void>;
}

/** Builds the site of mistakes with settings of the real one, without the pages that fit a pattern. */
export const buildTinySite = async (settings: object, exclude: readonly string[]): Promise<TinyBuild> => {
  const folder = await mkdtemp(join(tmpdir(), 'tiny-site-'));
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', __dirname, '--out-dir', folder];
  // Vitest's own mode would be that of a development server.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    FORCE_COLOR: '0',
    TINY_SITE: JSON.stringify({settings, exclude}),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, command, {cwd: root, env}, (error, stdout, stderr) =>
      resolve({
        succeeded: error === null,
        output: stdout + stderr,
        html: (path) => readFile(join(folder, path, 'index.html'), 'utf8').catch(() => ''),
        drop: () => rm(folder, {recursive: true}),
      }),
    );
  });
};
