import {strToU8, zipSync} from 'fflate';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {loadMedia, findMedia} from '../run/media.ts';
import {getFontFile} from '../../../../../packages/playground-core/download/getFontFile.ts';
import {
  type ProjectParts,
  createProjectFiles,
} from '../../../../../packages/playground-core/download/createProjectFiles.ts';

type SiteParts = ProjectParts & {
  /** Paths of all files that `staticFile()` supports. */
  readonly media: readonly string[];
};

/**
 * Creates an archive of a playground project that works with `npm install` and `npm start`, including the media and
 * fonts that its code uses. Rejects with a message for the reader.
 */
export async function zipProject(project: PlaygroundProject, parts: SiteParts): Promise<Uint8Array<ArrayBuffer>> {
  const sources = Object.values(project.files);
  const {media, fonts} = await loadMedia(findMedia(sources, parts.media), sources);
  const binaries = await readAll({
    ...mapKeys(media, (path) => `public/${path}`),
    ...mapKeys(fonts, (family) => `src/fonts/${getFontFile(family)}`),
  });
  const texts = Object.entries(createProjectFiles(project, parts, Object.keys(fonts)));
  const files = [...texts.map(([path, text]) => [path, strToU8(text)] as const), ...binaries];
  return zipSync(Object.fromEntries(files.map(([path, bytes]) => [`my-video/${path}`, bytes])), {level: 9});
}

function mapKeys(blobs: Readonly<Record<string, Blob>>, rename: (name: string) => string): Record<string, Blob> {
  return Object.fromEntries(Object.entries(blobs).map(([name, blob]) => [rename(name), blob]));
}

function readAll(blobs: Readonly<Record<string, Blob>>): Promise<(readonly [string, Uint8Array])[]> {
  return Promise.all(
    Object.entries(blobs).map(async ([path, blob]) => [path, new Uint8Array(await blob.arrayBuffer())] as const),
  );
}
