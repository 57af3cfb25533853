import {mcpPath} from '../../../../packages/agents/http/mcpPath.ts';
import {removeTrailingSlash} from '../../../../packages/tooling/removeTrailingSlash.ts';
import {getCopyPath} from '../../../src/components/copyPage/getCopyPath.ts';
import type {BuiltPage} from '../BuiltPage.ts';
import type {Chapter} from './listChapters.ts';
import {remotionVersion} from '../../../../packages/toolkit-model/versions.ts';

type Contents = {
  readonly title: string;
  readonly tagline: string;
  readonly siteUrl: string;
  readonly pages: readonly BuiltPage[];
  readonly chapters: readonly Chapter[];
};

/** Returns the text of `llms.txt`, which lists each page once, and the pages in that order. */
export function createPageIndex({title, tagline, siteUrl, pages, chapters}: Contents): {
  index: string;
  order: BuiltPage[];
} {
  const rest = new Set(pages);
  const take = (heading: string, belongs: (page: BuiltPage) => boolean, order: readonly string[] = []): Section => {
    const getPosition = ({path}: BuiltPage): number => order.indexOf(removeTrailingSlash(path));
    const taken = [...rest].filter(belongs).sort((one, other) => getPosition(one) - getPosition(other));
    for (const page of taken) {
      rest.delete(page);
    }
    return {heading, pages: taken};
  };
  const sections = [
    ...chapters.map(({title, paths}) => take(title, ({path}) => paths.includes(removeTrailingSlash(path)), paths)),
    take('More documentation', ({section}) => section === 'docs'),
    take('Blog', ({section, isArticle}) => section === 'blog' && isArticle),
    take('Success stories', ({section, isArticle}) => section === 'success-stories' && isArticle),
    take('Pages', () => true),
  ].filter((section) => section.pages.length > 0);
  const lines = sections.map(({heading, pages: listed}) => `## ${heading}\n\n${listed.map(getLine).join('\n')}\n`);
  return {
    index: `# ${title}\n\n> ${tagline}\n\n${createIntroduction(siteUrl)}\n\n${lines.join('\n')}`,
    order: sections.flatMap((section) => section.pages),
  };
}

type Section = {
  readonly heading: string;
  readonly pages: readonly BuiltPage[];
};

/** What agents need to know before they read a page: the version, the tools, and the rules that they break most often. */
function createIntroduction(siteUrl: string): string {
  return `These docs describe Remotion 3.2 (${remotionVersion}), not Remotion 4. Install exactly that version of the Remotion packages. A few, such as @remotion/three, don't have it. Their pages contain the version to install instead.

- Calculate everything from useCurrentFrame(). CSS transitions and animations, timers and requestAnimationFrame() flicker in a render.
- Use random() with a seed instead of Math.random(), which returns different values in each browser tab of a render.
- Call delayRender() before you load data and continueRender() afterwards, so that the frame waits for it.

Coding agents can search these docs and check code with the MCP server at ${new URL(mcpPath, siteUrl).href}.

Each page of this site, as Markdown. \`/llms-full.txt\` contains the documentation and all posts in one file.`;
}

function getLine({title, description, path, url}: BuiltPage): string {
  return `- [${title.replace(/[[\]<>]/g, '\\$&')}](${new URL(getCopyPath(path), url).href})${description && `: ${description}`}`;
}
