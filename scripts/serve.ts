import {endWithSentence} from './endWithSentence.ts';
import {serveSite} from './serveSite.ts';

await serveSite().catch(endWithSentence);
