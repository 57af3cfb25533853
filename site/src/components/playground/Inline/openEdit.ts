import {loadExample} from '../loadExample.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {readStoredEdit} from '../storage/storedEdits.ts';

/** An example with the reader's previous changes. */
export type Edit = {
  readonly original: PlaygroundProject;
  readonly stored?: PlaygroundProject;
};

export async function openEdit(example: string): Promise<Edit> {
  return {
    original: await loadExample(example),
    stored: readStoredEdit(example),
  };
}
