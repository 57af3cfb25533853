import {buildSite, compressSite} from './buildSite.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';

await buildSite().then(compressSite).catch(exitWithError);
