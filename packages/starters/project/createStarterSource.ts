import {getExtra} from '../catalog/extras.ts';
import type {Starter} from '../catalog/starters.ts';
import type {Resources} from './Project.ts';
import {pickFiles} from './pickFiles.ts';
import type {Source} from './Source.ts';

/** Returns what the project of a starter is made from. */
export function createStarterSource(starter: Starter, {files}: Pick<Resources, 'files'>): Source {
  const {id, title, videos, extras, packages = [], scripts = {}, media = {}} = starter;
  // A starter without files of its own shows the first of its extras.
  const main = videos[0] ?? extras.map((extra) => getExtra(extra).video).find((video) => video !== undefined);
  if (!main) {
    throw new Error(`The starter "${id}" has no video. Add one to it, or an extra that has one.`);
  }
  // The folder of an extra has the same name.
  const own = videos.length > 0 ? pickFiles(files, id) : {};
  return {title, files: own, videos, mainId: main.id, extras, packages, scripts, media, hasFonts: false};
}
