import {join} from 'node:path';
import {packTools} from '../packages/agents/packaging/packTools.ts';
import {writePackage} from '../packages/agents/packaging/writePackage.ts';
import {indexFileName} from '../packages/search/buildIndex.ts';
import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';

async function buildAgentTools(): Promise<void> {
  const siteDirectory = join(root, 'site', 'build');
  const outputDirectory = join(root, 'packages', 'agents', 'generated', 'package');
  await writePackage({
    siteDirectory,
    siteUrl: readEnvironment(process.env).siteUrl,
    indexFile: join(root, 'packages', 'search', 'generated', indexFileName),
    licenseFile: join(root, 'LICENSE'),
    outputDirectory,
  });
  const {bytes} = await packTools(outputDirectory, join(siteDirectory, 'ai'));
  console.log(`  ${Math.round(bytes / 1024)} kB, packed`);
}

await buildAgentTools().catch(exitWithError);
