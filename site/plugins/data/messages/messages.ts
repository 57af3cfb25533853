import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const file = join(__dirname, '../../../../packages/content-model/generated/messages.json');

/**
 * Provides the messages of the packages and their explanations as `@generated/site-messages/default/messages.json`.
 * `npm run coverage` collects them.
 */
export function messages(): Plugin {
  return {
    name: 'site-messages',
    getPathsToWatch: () => [file],
    contentLoaded: async ({actions}) => {
      if (!existsSync(file)) {
        throw new Error('The messages of the packages have not been explained yet. Run: npm run coverage');
      }
      await actions.createData('messages.json', readFileSync(file, 'utf8'));
    },
  };
}
