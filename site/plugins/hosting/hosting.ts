import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchSettings} from '../../src/components/search/SearchSettings';
import {contentPolicy} from './contentPolicy';
import {headersFile} from './headersFile';
import {inlineScripts} from './inlineScripts';

/**
 * Writes `_headers` beside the pages: what browsers shall be told with them, in the format that static hosts read. The
 * service of this project reads it, too.
 */
export const hosting = ({siteConfig}: LoadContext): Plugin => ({
  name: 'hosting',
  postBuild: ({outDir}) => {
    const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.html') && !hasOwnPolicy(file));
    const scripts = pages.flatMap((file) => inlineScripts(readFileSync(join(outDir, file), 'utf8')));
    const policy = contentPolicy(scripts, siteConfig.customFields?.search as SearchSettings);
    writeFileSync(join(outDir, '_headers'), headersFile(pages, policy, siteConfig.url));
    return Promise.resolve();
  },
});

/** The playground's frame evaluates what readers write; media of demos are shown in frames, as pages of elsewhere. */
const hasOwnPolicy = (file: string): boolean => file === 'playground/frame.html' || file.startsWith('media/');
