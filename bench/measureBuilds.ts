import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getTransferSize} from '../e2e/support/getTransferSize.ts';
import {buildSite} from '../scripts/site/buildSite.ts';
import {findFinishedBuild} from '../scripts/site/findFinishedBuild.ts';
import {root} from '../packages/tooling/root.ts';
import {runStep} from '../scripts/steps/runStep.ts';

const caches = ['site/node_modules/.cache', 'node_modules/.cache', 'site/.docusaurus'];

/** Measures the full build, cold and warm, and cold builds of the pages with one, two and four copies of the docs. */
export async function measureBuilds(): Promise<void> {
  const cold = await measureSeconds(async () => {
    caches.forEach((cache) => rmSync(join(root, cache), {recursive: true, force: true}));
    await buildSite();
  });
  const unchanged = await measureSeconds(() => buildSite());
  findFinishedBuild().forget();
  const warm = await measureSeconds(() => buildSite());
  console.log(
    `Full build: ${cold.toFixed(0)} s cold, ${warm.toFixed(0)} s warm, ${unchanged.toFixed(0)} s if nothing changed`,
  );
  const grown: Growth[] = [];
  for (const times of [1, 2, 4]) {
    grown.push(await grow(times));
  }
  console.table(grown);
  const [one, two] = grown;
  if (one && two) {
    console.log(
      `Main scripts grow by ${((two.scripts - one.scripts) / (two.docs - one.docs)).toFixed(1)} bytes per page`,
    );
  }
}

type Growth = {
  readonly docs: number;
  readonly seconds: number;
  /** The size of the scripts that every page loads, compressed with Brotli. */
  readonly scripts: number;
  /** The size of the route manifest, compressed in the same way. */
  readonly table: number;
};

/** Builds a copy of the site with several copies of each documentation page. */
async function grow(times: number): Promise<Growth> {
  const copy = mkdtempSync(join(tmpdir(), 'grown-site-'));
  try {
    for (const name of readdirSync(root)) {
      if (!['node_modules', '.git', 'bench'].includes(name)) {
        cpSync(join(root, name), join(copy, name), {recursive: true, filter: isSource});
      }
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const docs = join(copy, 'content/docs');
    const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
    for (let again = 2; again <= times; again++) {
      for (const page of pages) {
        const target = join(docs, `again-${again}`, page);
        cpSync(join(docs, page), target);
        // A custom slug would be the same as the original's, and copies aren't in a category whose cards they could show.
        writeFileSync(target, readFileSync(target, 'utf8').replace(/^(?:slug: .*|<PageCards \/>)\n/gm, ''));
      }
    }
    const time = await measureSeconds(() =>
      runStep(`Building ${times} copies of the documentation`, [
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
        .reduce((sum, file) => sum + getTransferSize(file, readFileSync(join(assets, folder, file))), 0);
    return {
      docs: pages.length * times,
      seconds: Math.round(time),
      scripts: size('js', /^(main|runtime~main)\.\w+\.js$/),
      table: size('', /^routes\.\w+\.json$/),
    };
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

function isSource(path: string): boolean {
  return !/[\\/](?:build|\.docusaurus|\.cache|test-results)$/.test(path);
}

async function measureSeconds(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
}
