import {expect, test} from './test.ts';

/** Kinds of feeds, and how many posts each blog has. */
const feeds = ['/blog', '/success-stories'].flatMap((blog) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((file) => ({
    blog,
    path: `${blog}/${file}`,
    count: blog === '/blog' ? 17 : 1,
  })),
);

test('feeds can be read, and lead with whole addresses to every post', async ({page, request}) => {
  await page.goto('/blog');
  const named = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const {blog, path, count} of feeds) {
    expect.soft(named, path).toContain(path);
    const text = await (await request.get(path)).text();
    const links = path.endsWith('.json') ? jsonLinks(text) : await page.evaluate(xmlLinks, text);
    expect.soft(links, path).toHaveLength(count);
    for (const link of links) expect.soft(new URL(link).pathname, path).toMatch(new RegExp(`^${blog}/[\\w-]+$`));
    expect.soft(new Set(links).size, path).toBe(count);
    expect.soft(text, path).not.toMatch(/<button|&lt;button|(?:href|src)=(?:\\?"|&quot;)\//);
  }
});

interface JsonFeed {
  readonly version: string;
  readonly items: readonly {readonly id: string; readonly url: string; readonly content_html: string}[];
}

const jsonLinks = (text: string): string[] => {
  const feed: JsonFeed = JSON.parse(text);
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  return feed.items.filter(({id, content_html: content}) => id && content).map(({url}) => url);
};

/** In the page, whose parser is strict: an error in the document leaves no links. */
const xmlLinks = (text: string): string[] => {
  const feed = new DOMParser().parseFromString(text, 'text/xml');
  if (feed.querySelector('parsererror')) return [];
  return [...feed.querySelectorAll('item, entry')].map((item) => {
    const link = item.querySelector('link');
    return link?.getAttribute('href') ?? link?.textContent ?? '';
  });
};
