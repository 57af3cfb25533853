import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SearchSettings} from '../../../../packages/settings/SearchSettings.ts';
import type {BuiltSite} from '../BuiltSite.ts';
import {createContentPolicy} from './createContentPolicy.ts';
import {createHeadersFile} from './createHeadersFile.ts';
import {findInlineScripts} from './findInlineScripts.ts';

/**
 * Writes `_headers`, the file in which static hosts look up the headers of each path. This project's server reads it
 * too. Needs finished pages, because the content security policy contains the hash of every inline script.
 */
export function writeHeaders({folder, files, config}: BuiltSite): void {
  const pages = files.filter(({name}) => !hasOwnPolicy(name));
  const scripts = pages.flatMap(({html}) => findInlineScripts(html));
  const policy = createContentPolicy(scripts, config.customFields?.search as SearchSettings);
  const names = pages.map(({name}) => name);
  writeFileSync(join(folder, '_headers'), createHeadersFile(names, policy, config.url));
}

/** The playground's sandbox evaluates readers' code, and demos embed media files in iframes. */
function hasOwnPolicy(file: string): boolean {
  return file === 'playground/sandbox.html' || file.startsWith('media/');
}
