import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {contentFilesFolder, readContentFile} from '../../../../packages/content-model/readContentFile.ts';

/**
 * Provides the messages of the packages and their explanations as `@generated/site-messages/default/messages.json`, and
 * those that pages quote from elsewhere as `quoted.json`. `npm run coverage` collects them.
 */
export function messages(): Plugin {
  return {
    name: 'site-messages',
    getPathsToWatch: () =>
      ['explainedMessages.json', 'quotedMessages.json'].map((name) => join(contentFilesFolder, name)),
    contentLoaded: async ({actions}) => {
      await actions.createData('messages.json', JSON.stringify(readContentFile('explainedMessages.json')));
      await actions.createData('quoted.json', JSON.stringify(readContentFile('quotedMessages.json')));
    },
  };
}
