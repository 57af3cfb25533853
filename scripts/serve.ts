import {fileURLToPath} from 'node:url';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {serveSite} from './server/serveSite.ts';

// This file is bundled for deployment. The files that it serves are next to the folder of the bundle.
await serveSite(fileURLToPath(new URL('..', import.meta.url))).catch(exitWithError);
