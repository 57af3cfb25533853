import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {coverageFolder, readCoverageFile} from '../../../../packages/content-model/coverage/readCoverageFile.ts';

/**
 * Provides the messages of the packages and their explanations as `@generated/site-messages/default/messages.json`.
 * `npm run coverage` collects them.
 */
export function messages(): Plugin {
  return {
    name: 'site-messages',
    getPathsToWatch: () => [join(coverageFolder, 'messages.json')],
    contentLoaded: async ({actions}) => {
      await actions.createData('messages.json', JSON.stringify(readCoverageFile('messages.json')));
    },
  };
}
