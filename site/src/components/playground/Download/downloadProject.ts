import facts from '@generated/playground/default/facts.json';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import {loadMedia, mediaIn} from '../run/media';
import {downloadFile} from '../../ui/downloadFile';
import {zipProject} from './zipProject';

/** Has the browser save a project as an archive. Rejects with words for the reader. */
export const downloadProject = async (project: PlaygroundProject): Promise<void> => {
  const sources = Object.values(project.files);
  const {media, fonts} = await loadMedia(mediaIn(sources, facts.media), sources);
  const files = [
    ...Object.entries(media).map(([path, blob]) => [`public/${path}`, blob] as const),
    ...Object.entries(fonts).map(
      ([family, blob]) => [`src/fonts/${family.toLowerCase().replace(' ', '-')}.woff2`, blob] as const,
    ),
  ];
  const bytes = await Promise.all(
    files.map(async ([path, blob]) => [path, new Uint8Array(await blob.arrayBuffer())] as const),
  );
  const zip = zipProject(project, facts, Object.fromEntries(bytes));
  downloadFile('my-video.zip', new Blob([zip], {type: 'application/zip'}));
};
