import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const file = join(__dirname, '../../../checks/generated/messages.json');

/**
 * Gives the page of all messages what the packages can print and where it is explained, as
 * `@generated/site-messages/default/messages.json`. `npm run coverage` has found it out.
 */
export const messages = (): Plugin => ({
  name: 'site-messages',
  getPathsToWatch: () => [file],
  contentLoaded: async ({actions}) => {
    if (!existsSync(file))
      throw new Error('The messages of the packages have not been explained yet. Run: npm run coverage');
    await actions.createData('messages.json', readFileSync(file, 'utf8'));
  },
});
