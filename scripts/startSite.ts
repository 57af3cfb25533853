import {readEnvironment} from '../site/config/environment.ts';
import {buildSite} from './buildSite.ts';
import {endWithSentence} from './endWithSentence.ts';
import {requireFreePort} from './requireFreePort.ts';
import {serveSite} from './serveSite.ts';

const startSite = async (): Promise<void> => {
  const {port, host} = readEnvironment(process.env);
  await requireFreePort(port, host);
  if (!process.argv.includes('--no-build')) await buildSite();
  await serveSite();
};

await startSite().catch(endWithSentence);
