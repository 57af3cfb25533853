import facts from '@generated/playground/default/facts.json';
import {decodeProject} from '../../../../packages/playground-core/project/decodeProject.ts';
import {createPlaygroundSource} from '../../../../packages/starters/project/createPlaygroundSource.ts';
import type {Start} from '../../../../packages/starters/project/choiceQuery.ts';
import type {Source} from '../../../../packages/starters/project/Source.ts';
import {loadExample} from '../playground/loadExample.ts';

/** Loads what a project of the playground is made from. Rejects with a message for the reader. */
export async function loadSource(start: Exclude<Start, {readonly kind: 'starter'}>): Promise<Source> {
  if (start.kind !== 'code') {
    const title = facts.demos.find(({name}) => name === start.name)?.title ?? 'A sample of the documentation';
    return createPlaygroundSource(await loadExample(`${start.kind}s/${start.name}`), facts.media, title);
  }
  const project = decodeProject(start.code);
  if (!project) {
    throw new Error('This link can’t be opened because its code is incomplete. Copy the whole link again.');
  }
  return createPlaygroundSource(project, facts.media, 'The playground');
}
