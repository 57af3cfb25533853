import {run} from './bootstrap.mjs';

run('runTests.ts');
