import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPages} from '../packages/content-model/readContent.ts';
import {getDocumentId, getDocumentRoute} from '../packages/content-model/documentRoute.ts';
import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';
import {guides} from '../site/config/sidebars/guides.ts';
import {reference} from '../site/config/sidebars/reference.ts';
import {createTypeFiles, getTypesFolder, readTypedPages} from '../site/plugins/data/sampleTypes/createTypeFiles.ts';
import {type Chapter, listChapters} from '../site/plugins/postBuild/markdownCopies/listChapters.ts';
import {writeCopies} from '../site/plugins/postBuild/markdownCopies/writeCopies.ts';
import {readBuiltFiles} from '../site/plugins/postBuild/readBuiltFiles.ts';
import {readBuiltPages} from '../site/plugins/postBuild/readBuiltPages.ts';

/** Writes the files that belong to pages of the built site, but that pages don't need in order to be shown. */
async function writePageFiles(): Promise<void> {
  const folder = join(root, 'site', 'build');
  const types = writeTypes(folder);
  const pages = readBuiltPages(readBuiltFiles(folder));
  await writeCopies({folder, pages, siteUrl: readEnvironment(process.env).siteUrl, chapters: readChapters()});
  console.log(`  ${pages.length} Markdown copies, types of ${types} pages and samples`);
}

/** Writes the types of samples, and returns the number of files. */
function writeTypes(siteDirectory: string): number {
  const folder = join(siteDirectory, getTypesFolder());
  const files = createTypeFiles(readTypedPages());
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of files) {
    writeFileSync(join(folder, name), text);
  }
  return files.length;
}

function readChapters(): Chapter[] {
  const paths = new Map(
    readPages().flatMap((page) => {
      const [id, route] = [getDocumentId(page), getDocumentRoute(page)];
      return id === undefined || route === undefined ? [] : [[id, route] as const];
    }),
  );
  return [...listChapters('Guides', guides, paths), ...listChapters('Reference', reference, paths)];
}

await writePageFiles().catch(exitWithError);
