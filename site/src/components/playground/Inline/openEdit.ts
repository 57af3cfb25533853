import {loadExample} from '../project/loadExample';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import {keptEdit} from '../storage/keptEdits';

/** An example, and what the reader has made of it before. */
export interface Edit {
  readonly original: PlaygroundProject;
  readonly kept?: PlaygroundProject;
}

export const openEdit = async (example: string): Promise<Edit> => ({
  original: await loadExample(example),
  kept: keptEdit(example),
});
