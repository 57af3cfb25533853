import {strToU8, zipSync} from 'fflate';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import {type ProjectParts, projectFiles} from './projectFiles';

/** Makes a project on disk of a project of the playground. `media` are its binary files, by their paths. */
export const zipProject = (
  project: PlaygroundProject,
  parts: ProjectParts,
  media: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> => {
  const texts = Object.entries(projectFiles(project, parts)).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(
    Object.fromEntries([...texts, ...Object.entries(media)].map(([path, bytes]) => [`my-video/${path}`, bytes])),
    {
      level: 9,
    },
  );
};
