import {buildSite} from './buildSite.ts';
import {endWithSentence} from './endWithSentence.ts';

await buildSite().catch(endWithSentence);
