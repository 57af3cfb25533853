import type {StarterVideo} from '../catalog/StarterVideo.ts';
import type {Source} from './Source.ts';
import {writeEntry, writeSkiaEntry} from './write/writeEntry.ts';
import {writeRoot} from './write/writeRoot.ts';

type Entry = {readonly path: string; readonly files: Readonly<Record<string, string>>};

/** Returns the entry point and the root, without the files that the reader's code contains. */
export function createEntry(source: Source, videos: readonly StarterVideo[], hasSkia: boolean): Entry {
  const {files, entry, root} = source;
  const styles = source.hasFonts ? ['./fonts/fonts.css'] : [];
  const path = `src/${findUnusedName(files, 'index.ts', 'register.ts')}`;
  if (entry !== undefined) {
    // The reader's file isn't changed, so one of ours has to load the fonts.
    const text = [...styles, `./${removeExtension(entry.replace('src/', ''))}`].map((from) => `import '${from}';\n`);
    return styles.length === 0 ? {path: entry, files: {}} : {path, files: {[path]: text.join('')}};
  }
  const write = hasSkia ? writeSkiaEntry : writeEntry;
  const [, from] = /from '([^']+)'/.exec(root?.statement ?? '') ?? [];
  if (root && from !== undefined && videos.length === 0 && root.statement.includes('{')) {
    return {path, files: {[path]: write({name: root.component, from}, styles)}};
  }
  const file = findUnusedName(files, 'Root.tsx', 'VideoRoot.tsx');
  const name = root?.component === 'RemotionRoot' ? 'ProjectRoot' : 'RemotionRoot';
  return {
    path,
    files: {
      [path]: write({name, from: `./${removeExtension(file)}`}, styles),
      [`src/${file}`]: writeRoot(name, videos, root),
    },
  };
}

/** Returns the name for one of our files, or a different one if a reader's file has the same import path. */
function findUnusedName(files: Readonly<Record<string, string>>, name: string, alternative: string): string {
  const isUsed = Object.keys(files).some((path) => removeExtension(path) === `src/${removeExtension(name)}`);
  return isUsed ? alternative : name;
}

function removeExtension(file: string): string {
  return file.replace(/\.[jt]sx?$/, '');
}
