import type {RenderedVideo} from '../../../demos/render/renderedVideos.ts';

/** The rendered files that the home page offers, with their sizes on disk. */
export type VideoFiles = readonly (RenderedVideo & {readonly bytes: number})[];
