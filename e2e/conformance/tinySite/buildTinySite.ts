import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {root} from '../../support/builtSite.ts';

export type TinyBuild = {
  readonly succeeded: boolean;
  /** The complete output without colors. */
  readonly output: string;
  /** Returns the HTML of a page, or an empty string. */
  readonly html: (path: string) => Promise<string>;
  /** Deletes the output. */
  readonly drop: () => Promise<void>;
};

/** Builds the broken site with the settings of the real one, without the pages that match a pattern. */
export async function buildTinySite(settings: object, exclude: readonly string[]): Promise<TinyBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'tiny-site-'));
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', __dirname, '--out-dir', folder];
  // Vitest's mode would result in a development build.
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
}
