import {type ExtraId, extras} from '../catalog/extras.ts';
import {pickFiles} from './pickFiles.ts';
import type {Resources} from './Project.ts';
import type {Source} from './Source.ts';

/** Returns the extras that a project can't have, with the reason for the reader. */
export function findUnavailableExtras(
  source: Source,
  {files}: Pick<Resources, 'files'>,
): Readonly<Partial<Record<ExtraId, string>>> {
  return Object.fromEntries(
    extras.flatMap(({id}) => {
      const reason = source.extras.includes(id) ? undefined : findReason(source, id, files);
      return reason === undefined ? [] : [[id, reason]];
    }),
  );
}

function findReason(source: Source, id: ExtraId, files: Resources['files']): string | undefined {
  const {entry, extras: own, mainId, root, videos} = source;
  const isStill = videos.some((video) => video.id === mainId && !video.timing);
  if (id === 'server') {
    return isStill ? 'This starter has a server.' : undefined;
  }
  if (id === 'lambda') {
    return isStill ? 'The scripts render videos.' : undefined;
  }
  if (id === 'player') {
    if (isStill) {
      return 'A still has nothing to play.';
    }
    if (entry !== undefined || root) {
      return 'The Player shows a component, but your code describes compositions.';
    }
    return own.includes('skia') ? 'Skia needs a setup of its own in an app.' : undefined;
  }
  if (entry !== undefined) {
    return 'Your code registers its own root.';
  }
  const isTaken = Object.keys(pickFiles(files, id)).some((path) => removeExtension(path) in ownPaths(source));
  return isTaken ? 'Your code has a file with the same name.' : undefined;
}

function ownPaths({files}: Source): Readonly<Record<string, true>> {
  return Object.fromEntries(Object.keys(files).map((path) => [removeExtension(path), true]));
}

function removeExtension(path: string): string {
  return path.replace(/\.\w+$/, '');
}
