import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {PageClaims} from '../../../../packages/content-model/claims/PageClaims.ts';
import {readClaims} from '../../../../packages/content-model/claims/readClaims.ts';
import {readContentFile} from '../../../../packages/content-model/readContentFile.ts';
import {getSourceUrl} from '../../../../packages/content-model/getSourceUrl.ts';
import type {BuiltSite} from '../BuiltSite.ts';
import {getClaimsPath} from './getClaimsPath.ts';
import {root} from '../../../../packages/tooling/root.ts';

/** Writes a Markdown file for each page whose statements are run, with the code of each statement. */
export function writeClaims({folder, config}: BuiltSite): void {
  const counts = readContentFile('claims.json');
  for (const claims of readClaims(root, 'content/docs')) {
    const count = counts.find(({file}) => file === claims.page);
    if (!count) {
      throw new Error(`The claims about ${claims.page} have not been counted. Run: npm run coverage`);
    }
    const target = join(folder, getClaimsPath(count.route));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, createText(claims, count.title, `${config.url}${count.route}`));
  }
}

/** Exported for the tests. */
export function createText({claims, unproven, shared}: PageClaims, title: string, url: string): string {
  const parts = [
    `# Statements about ${title}`,
    `This file lists the statements on ${url} that are run against the installed packages, with the code that proves them.`,
    ...(shared === '' ? [] : ['## Shared code', createBlock(shared)]),
    ...claims.flatMap(({sentence, code}) => [`## ${sentence}`, createBlock(code)]),
    ...(unproven.length === 0 ? [] : ['## Statements that can’t be run here']),
    ...unproven.map(({sentence, reason, source}) => `- ${sentence} (${reason}, see ${getSourceUrl(source)})`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function createBlock(code: string): string {
  return `\`\`\`tsx\n${code}\n\`\`\``;
}
