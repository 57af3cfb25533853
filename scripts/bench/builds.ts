import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compressed} from '../../e2e/compressed.ts';
import {buildProvenSite} from '../buildSite.ts';
import {root} from '../root.ts';
import {runStep} from '../runStep.ts';

const caches = ['site/node_modules/.cache', 'node_modules/.cache', 'site/.docusaurus'];

/** The whole build, cold and warm; then the pages alone, cold, with the documentation once, twice and four times. */
export const builds = async (): Promise<void> => {
  const cold = await seconds(async () => {
    caches.forEach((cache) => rmSync(join(root, cache), {recursive: true, force: true}));
    await buildProvenSite();
  });
  const warm = await seconds(buildProvenSite);
  console.log(`The whole build: ${cold.toFixed(0)} s cold, ${warm.toFixed(0)} s warm`);
  const grown: Growth[] = [];
  for (const times of [1, 2, 4]) grown.push(await grow(times));
  console.table(grown);
  const [one, two] = grown;
  if (one && two)
    console.log(
      `Main scripts grow by ${((two.scripts - one.scripts) / (two.docs - one.docs)).toFixed(1)} bytes a page`,
    );
};

interface Growth {
  readonly docs: number;
  readonly seconds: number;
  /** Of the scripts that every page loads, compressed with brotli 11. */
  readonly scripts: number;
  /** The table of pages, compressed likewise. */
  readonly table: number;
}

/** Builds a copy of the site in which each page of the documentation stands several times. */
const grow = async (times: number): Promise<Growth> => {
  const copy = mkdtempSync(join(tmpdir(), 'grown-site-'));
  try {
    for (const name of readdirSync(root))
      if (!['node_modules', '.git', 'bench'].includes(name))
        cpSync(join(root, name), join(copy, name), {recursive: true, filter: isSource});
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const docs = join(copy, 'site/docs');
    const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
    for (let again = 2; again <= times; again++)
      for (const page of pages) {
        const target = join(docs, `again-${again}`, page);
        cpSync(join(docs, page), target);
        // An address of its own would be that of the first, and copies are in no category whose cards they could show.
        writeFileSync(target, readFileSync(target, 'utf8').replace(/^(?:slug: .*|<PageCards \/>)\n/gm, ''));
      }
    const time = await seconds(() =>
      runStep(`Building the documentation ${times} times`, [
        'npm',
        'run',
        '--silent',
        'build',
        '--prefix',
        join(copy, 'site'),
      ]),
    );
    const assets = join(copy, 'site/build/assets');
    const size = (folder: string, name: RegExp): number =>
      readdirSync(join(assets, folder))
        .filter((file) => name.test(file))
        .reduce((sum, file) => sum + compressed(readFileSync(join(assets, folder, file))), 0);
    return {
      docs: pages.length * times,
      seconds: Math.round(time),
      scripts: size('js', /^(main|runtime~main)\.\w+\.js$/),
      table: size('', /^routes\.\w+\.json$/),
    };
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
};

const isSource = (path: string): boolean => !/[\\/](?:build|\.docusaurus|\.cache|test-results)$/.test(path);

const seconds = async (run: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
};
