import {bootstrap} from './bootstrap.mjs';

bootstrap('runTests.ts');
