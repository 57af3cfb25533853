import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {countClaims} from './claims/countClaims.ts';
import {readClaims} from './claims/readClaims.ts';
import {repository} from './page.ts';
import {readContent} from './readContent.ts';
import {explainMessages} from './messages/explainMessages.ts';
import {countSamples} from './coverage/countSamples.ts';
import {readCoverage} from './coverage/readCoverage.ts';

const folder = join(repository, 'packages/content-model/generated');
mkdirSync(folder, {recursive: true});
const content = readContent();
writeFileSync(join(folder, 'coverage.json'), JSON.stringify(readCoverage(content), null, 1));
writeFileSync(join(folder, 'messages.json'), JSON.stringify(explainMessages(content.messages, content)));
const claims = readClaims(repository, 'content/docs');
writeFileSync(join(folder, 'claims.json'), JSON.stringify(countClaims(claims, content.pages), null, 1));
writeFileSync(join(folder, 'samples.json'), JSON.stringify(countSamples(content.pages), null, 1));
