import {bootstrap} from './bootstrap.mjs';

bootstrap('startSite.ts');
