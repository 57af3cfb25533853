import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {coverageFolder, readCoverageFile} from '../../../../packages/content-model/coverage/readCoverageFile.ts';

/**
 * Provides the messages of the packages and their explanations as `@generated/site-messages/default/messages.json`, and
 * those that pages quote from elsewhere as `quoted.json`. `npm run coverage` collects them.
 */
export function messages(): Plugin {
  return {
    name: 'site-messages',
    getPathsToWatch: () => ['messages.json', 'quotedMessages.json'].map((name) => join(coverageFolder, name)),
    contentLoaded: async ({actions}) => {
      await actions.createData('messages.json', JSON.stringify(readCoverageFile('messages.json')));
      await actions.createData('quoted.json', JSON.stringify(readCoverageFile('quotedMessages.json')));
    },
  };
}
