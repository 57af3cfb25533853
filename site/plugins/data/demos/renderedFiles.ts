import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {videos, videosFolder} from '../../../../demos/render/renderedVideos.ts';
import type {VideoFiles} from '../../../src/data/VideoFiles.ts';

/** Prepares `@generated/site-videos/default/videos.json`. */
export function findVideoFiles(): Plugin {
  return {
    name: 'site-videos',
    getPathsToWatch: () => [join(videosFolder, '*')],
    contentLoaded: async ({actions}) => {
      const data: VideoFiles = videos.map((video) => ({
        ...video,
        bytes: readFileSync(join(videosFolder, video.file)).length,
      }));
      await actions.createData('videos.json', JSON.stringify(data));
    },
  };
}
