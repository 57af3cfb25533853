import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {hashFiles} from '../../packages/tooling/hashFiles.ts';
import {root} from '../../packages/tooling/root.ts';
import {siteVariables} from './siteVariables.ts';

/** Remembers what the built site was built from, so that nothing is built if none of it has changed. */
type FinishedBuild = {
  /** Returns whether the built site is the result of these sources and settings. */
  readonly isCurrent: () => boolean;
  /** Records that the site was built from these sources and settings. */
  readonly record: () => void;
  /** Deletes the record, because the built site is about to change. */
  readonly forget: () => void;
};

/**
 * Reads the sources and settings as they are now, so call it before a build starts.
 * @param folder the repository, by default this one.
 */
export function findFinishedBuild(folder = root): FinishedBuild {
  const key = computeKey(folder);
  const file = join(folder, 'node_modules/.cache/finished-build');
  const page = join(folder, 'site/build/index.html');
  // The time changes if somebody builds only the pages, maybe with other settings.
  const describe = (): string => `${key} ${statSync(page).mtimeMs}`;
  return {
    isCurrent: () => existsSync(file) && existsSync(page) && readFileSync(file, 'utf8') === describe(),
    record: () => {
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, describe());
    },
    forget: () => rmSync(file, {force: true}),
  };
}

/** Returns a hash of everything that affects the built site: sources, settings, the current commit, and Node.js. */
function computeKey(folder: string): string {
  const sources = readdirSync(folder).filter((name) => !unused.has(name));
  const files = hashFiles(
    sources.map((name) => join(folder, name)),
    created,
  );
  const settings = siteVariables.map((name) => `${name}=${process.env[name] ?? ''}`);
  // Pages show when they were changed, which a commit changes even if the files stay the same.
  const {stdout: commit} = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: folder, encoding: 'utf8'});
  return createHash('sha256')
    .update([files, ...settings, commit, process.version].join('\n'))
    .digest('hex');
}

/** Files and folders that no page depends on. */
const unused: ReadonlySet<string> = new Set([
  '.ci',
  '.git',
  '.github',
  'bench',
  'deploy',
  'docs',
  'e2e',
  'node_modules',
]);
/** Folders that the build and the tests write. */
const created: ReadonlySet<string> = new Set([
  '.cache',
  '.docusaurus',
  'build',
  'generated',
  'node_modules',
  'test-results',
]);
