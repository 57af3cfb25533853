import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from './page.ts';
import {readContent} from './readContent.ts';
import {readCoverage} from './coverage/readCoverage.ts';

const folder = join(repository, 'checks', 'generated');
mkdirSync(folder, {recursive: true});
writeFileSync(join(folder, 'coverage.json'), JSON.stringify(readCoverage(readContent()), null, 1));
