import type {PlaygroundProject} from '../../playground-core/project/PlaygroundProject.ts';
import {createFontFiles, findFonts} from './fonts.ts';
import {findMedia} from './findMedia.ts';
import {getExport} from './getExport.ts';
import type {Source} from './Source.ts';

/**
 * Returns what the downloaded project of the playground is made from: the reader's own entry point, the reader's root,
 * or a root around the component. `media` are the paths of all files that `staticFile()` supports in the playground.
 */
export function createPlaygroundSource(project: PlaygroundProject, media: readonly string[], title: string): Source {
  const {files} = project;
  const sources = Object.values(files);
  const fonts = createFontFiles(findFonts(sources));
  const common = {
    title,
    files: {...mapKeys(files, (path) => `src/${path}`), ...fonts.texts},
    extras: [],
    packages: [],
    scripts: {},
    media: {
      ...Object.fromEntries(findMedia(sources, media).map((path) => [`public/${path}`, path])),
      ...fonts.media,
    },
    hasFonts: Object.keys(fonts.texts).length > 0,
  };
  const describedId = /\bid=["']([\w-]+)["']/.exec(sources.join('\n'))?.[1] ?? 'Video';
  const own = Object.keys(files).find((file) => /\bregisterRoot\s*\(/.test(files[file] ?? ''));
  if (own) {
    return {...common, videos: [], entry: `src/${own}`, mainId: describedId};
  }
  const [first = '', source = ''] = Object.entries(files)[0] ?? [];
  const {statement, name} = getExport(source, `./${first.replace(/\.[jt]sx?$/, '')}`);
  if (/<(?:Composition|Still)\b/.test(source)) {
    return {...common, videos: [], root: {component: name, statement}, mainId: describedId};
  }
  const {width, height, fps, durationInFrames, props} = project;
  const id = name.replace(/[^a-zA-Z0-9-]/g, '-');
  const video = {id, component: name, statement, width, height, timing: {fps, durationInFrames}, props};
  return {...common, videos: [video], mainId: id};
}

function mapKeys(record: Readonly<Record<string, string>>, rename: (key: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]));
}
