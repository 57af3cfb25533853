import {join} from 'node:path';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';
import {readBuiltFiles} from '../site/plugins/postBuild/readBuiltFiles.ts';
import {readBuiltPages} from '../site/plugins/postBuild/readBuiltPages.ts';
import {drawCards} from '../site/plugins/postBuild/socialCards/drawCards.ts';

/** Draws the image that appears when somebody shares the URL of a page, for each page of the built site. */
async function drawSocialCards(): Promise<void> {
  const folder = join(root, 'site', 'build');
  const pages = readBuiltPages(readBuiltFiles(folder));
  await drawCards(folder, pages);
  console.log(`  ${pages.length} images`);
}

await drawSocialCards().catch(exitWithError);
