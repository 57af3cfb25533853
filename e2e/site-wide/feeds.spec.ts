import {expect, test} from '../support/test.ts';

/** The feed formats, and the number of posts in each blog. */
const feeds = ['/blog', '/success-stories'].flatMap((blog) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((file) => ({
    blog,
    path: `${blog}/${file}`,
    count: blog === '/blog' ? 17 : 1,
  })),
);

test('feeds are valid and link to every post with absolute URLs', async ({page, request}) => {
  await page.goto('/blog');
  const linked = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const {blog, path, count} of feeds) {
    expect.soft(linked, path).toContain(path);
    const text = await (await request.get(path)).text();
    const links = path.endsWith('.json') ? readJsonLinks(text) : await page.evaluate(readXmlLinks, text);
    expect.soft(links, path).toHaveLength(count);
    for (const link of links) {
      expect.soft(new URL(link).pathname, path).toMatch(new RegExp(`^${blog}/[\\w-]+$`));
    }
    expect.soft(new Set(links).size, path).toBe(count);
    expect.soft(text, path).not.toMatch(/<button|&lt;button|(?:href|src)=(?:\\?"|&quot;)\//);
  }
});

type JsonFeed = {
  readonly version: string;
  readonly items: readonly {readonly id: string; readonly url: string; readonly content_html: string}[];
};

function readJsonLinks(text: string): string[] {
  const feed: JsonFeed = JSON.parse(text);
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  return feed.items.filter(({id, content_html: content}) => id && content).map(({url}) => url);
}

/** Parses the feed in the page, whose parser is strict: the result of an invalid document has no links. */
function readXmlLinks(text: string): string[] {
  const feed = new DOMParser().parseFromString(text, 'text/xml');
  if (feed.querySelector('parsererror')) {
    return [];
  }
  return [...feed.querySelectorAll('item, entry')].map((item) => {
    const link = item.querySelector('link');
    return link?.getAttribute('href') ?? link?.textContent ?? '';
  });
}
