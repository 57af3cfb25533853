import {run} from './bootstrap.mjs';

run('startSite.ts');
