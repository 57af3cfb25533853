import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {MessageModel} from '../../reference/messages/MessageModel.ts';
import {repository} from '../page.ts';

/** The messages of the packages, as `npm run reference` has read them. */
export const readMessages = (): MessageModel[] =>
  JSON.parse(readFileSync(join(repository, 'reference/generated/messages.json'), 'utf8')) as MessageModel[];
