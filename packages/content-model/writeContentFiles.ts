import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {countClaims} from './claims/countClaims.ts';
import {readClaims} from './claims/readClaims.ts';
import {root} from '../tooling/root.ts';
import {readContent} from './readContent.ts';
import {explainMessages} from './messages/explainMessages.ts';
import {findQuotedMessages} from './messages/findQuotedMessages.ts';
import {countSamples} from './coverage/countSamples.ts';
import {readCoverage} from './coverage/readCoverage.ts';
import {contentFilesFolder, type ContentFiles} from './readContentFile.ts';

const content = readContent();
const files: ContentFiles = {
  'coverage.json': readCoverage(content),
  'explainedMessages.json': explainMessages(content.messages, content.pages),
  'quotedMessages.json': findQuotedMessages(content.messages, content.pages),
  'claims.json': countClaims(readClaims(root, 'content/docs'), content.pages),
  'samples.json': countSamples(content.pages),
};
mkdirSync(contentFilesFolder, {recursive: true});
for (const [name, file] of Object.entries(files)) {
  writeFileSync(join(contentFilesFolder, name), JSON.stringify(file));
}
