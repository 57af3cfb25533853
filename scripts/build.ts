import {buildSite} from './site/buildSite.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';

await buildSite().catch(exitWithError);
