import type {DocHeading, DocPage} from '../data/AgentData.ts';

/** The page with all flags of the command line. The flags of Lambda commands are only on the pages of those commands. */
const overview = '/docs/cli/flags';

/** Finds the section that documents a flag such as `--crf`. Returns nothing for other names. */
export function findFlag(
  pages: readonly DocPage[],
  flag: string,
): {readonly page: DocPage; readonly heading: DocHeading} | undefined {
  if (!flag.startsWith('--')) {
    return undefined;
  }
  const sections = pages.flatMap((page) =>
    page.headings.filter(({title}) => title.split(', ').includes(flag)).map((heading) => ({page, heading})),
  );
  return sections.find(({page}) => page.path === overview) ?? sections[0];
}
