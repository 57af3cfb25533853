import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SearchRecord} from '../../search/contract.ts';
import {removeTrailingSlash} from '../../tooling/removeTrailingSlash.ts';
import type {DocHeading, DocPage} from './AgentData.ts';

/**
 * Reads the Markdown copies of a built site, with the headings that its search index knows.
 * @throws if the site hasn't been built.
 */
export function readSitePages(siteDirectory: string, records: readonly SearchRecord[]): DocPage[] {
  if (!existsSync(siteDirectory)) {
    throw new Error(`${siteDirectory} is missing. Build the site first: npm run build`);
  }
  const headings = collectHeadings(records);
  return readdirSync(siteDirectory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => {
      const page = parseCopy(readFileSync(join(siteDirectory, file), 'utf8'));
      return page ? [{...page, headings: headings.get(page.path) ?? []}] : [];
    });
}

/** Parses a copy. Returns nothing for Markdown files without front matter, which aren't pages. */
function parseCopy(text: string): Omit<DocPage, 'headings'> | undefined {
  const [, title, description, url, markdown] =
    /^---\ntitle: (".*")\ndescription: (".*")\nurl: (\S+)\n---\n\n(.*)$/s.exec(text) ?? [];
  if (title === undefined || description === undefined || url === undefined || markdown === undefined) {
    return undefined;
  }
  return {
    path: removeTrailingSlash(new URL(url).pathname),
    title: String(JSON.parse(title)),
    description: String(JSON.parse(description)),
    markdown,
  };
}

function collectHeadings(records: readonly SearchRecord[]): Map<string, DocHeading[]> {
  const headings = new Map<string, DocHeading[]>();
  for (const {type, anchor, hierarchy, url_without_anchor: url} of records) {
    if (type === 'content' || type === 'lvl1' || anchor === null) {
      continue;
    }
    const path = removeTrailingSlash(new URL(url).pathname);
    const title = hierarchy[type] ?? '';
    headings.set(path, [...(headings.get(path) ?? []), {title, anchor}]);
  }
  return headings;
}
