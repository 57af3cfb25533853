import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {BuiltPage} from '../BuiltPage.ts';
import {checkCopy} from './checkCopy.ts';
import {createCheckedCopy} from './createCheckedCopy.ts';
import {createPageIndex} from './createPageIndex.ts';
import {getMainPart} from './getMainPart.ts';
import {writeCopies} from './writeCopies.ts';

function createPage(path: string, more: Partial<BuiltPage> = {}): BuiltPage {
  return {
    path,
    file: {name: '', html: ''},
    url: `https://a.example${path}`,
    title: 'spring()',
    description: 'Moves a "number".',
    section: 'docs',
    isArticle: true,
    parents: [],
    ...more,
  };
}
function isPage(path: string): boolean {
  return path.startsWith('/docs/');
}
function createCopy(inner: string): string {
  return createCheckedCopy(
    `<body><nav>Menu</nav><main><div class="theme-doc-markdown markdown">${inner}</div></main>`,
    createPage('/docs/spring'),
    isPage,
  );
}

describe('a copy', () => {
  test('starts with the title, the description and the URL', () => {
    expect(createCopy('<p>Text.')).toBe(
      '---\ntitle: "spring()"\ndescription: "Moves a \\"number\\"."\nurl: https://a.example/docs/spring\n---\n\nText.\n',
    );
  });

  test('contains samples unchanged, with their titles', () => {
    const sample =
      '<figure class="sample_x theme-code-block"><figcaption>src/A.tsx</figcaption><pre><code class=language-tsx>' +
      '<span class=k>const</span> a = `\n\n```x```` &lt;A>\n<span class=hl>  b\n</span></code></pre><button>Copy</button></figure>';
    expect(createCopy(sample)).toContain('`````tsx title="src/A.tsx"\nconst a = `\n\n```x```` <A>\n  b\n`````\n');
  });

  test('links to other copies, and to all other pages with full URLs', () => {
    const text = createCopy(
      '<p><a href=/docs/a#b>A</a> <a href=#c>C</a> <a href=/playground/>P</a> <img src=/x.png alt="An x">',
    );
    expect(text).toContain(
      '[A](https://a.example/docs/a.md#b) [C](https://a.example/docs/spring.md#c) ' +
        '[P](https://a.example/playground/) ![An x](https://a.example/x.png)',
    );
  });

  test('describes diagrams and demos in words', () => {
    const text = createCopy(
      '<dl><div><dt>Type<dd><code>number</code></div><div><dt>Default<dd><code>1</code></div></dl>' +
        '<div class="theme-admonition theme-admonition-tip"><div class=admonitionHeading><span><svg></svg></span>tip</div><div><p>Mind it.</div></div>' +
        '<div class="theme-tabs-container tabs-container"><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul>' +
        '<div><div role=tabpanel><p>first</div><div role=tabpanel hidden><p>second</div></div></div>' +
        '<div class=grid_x><div class=card_x><a href=/docs/a>A</a><div>One line.</div></div></div>',
    );
    expect(text).toContain('- Type: `number`\n- Default: `1`\n');
    expect(text).toContain('> **tip**\n>\n> Mind it.\n');
    expect(text).toContain('**npm**\n\nfirst\n\n**yarn**\n\nsecond\n');
    expect(text).toContain('- [A](https://a.example/docs/a.md): One line.\n');
  });

  test('leaves out controls, but contains the name and the samples of a tool', () => {
    const text = createCopy(
      '<h2 id=x>X<a class=hash-link href=#x>#</a></h2><button>Press</button><div class=needs-script>Only with scripts</div>' +
        '<section aria-label="Curve" data-search=ignore><p>Drag.</p><pre><code>spring()</code></pre></section>',
    );
    expect(text).toContain('## X\n\nThe page has an interactive example here: Curve.\n\n```\nspring()\n```\n');
    expect(text).not.toMatch(/Press|Only|Drag/);
  });

  test('contains all values of a fact', () => {
    expect(createCopy('<dl><div><dt>Europe<dd><code>a</code><dd><code>b</code></div><dt>Asia<dd>c</dl>')).toContain(
      '- Europe: `a`, `b`\n- Asia: c\n',
    );
  });

  test('contains the name and the sample of a Player to try, but not that it needs JavaScript', () => {
    const text = createCopy(
      '<figure role=group aria-label="Try the Player: loop" data-search=ignore><noscript><p>This player needs JavaScript.</p></noscript>' +
        '<pre><code>a</code></pre></figure>',
    );
    expect(text).toContain('The page has an interactive example here: Player with loop.\n\n```\na\n```\n');
    expect(text).not.toContain('JavaScript');
  });

  test('separates links from the text next to them', () => {
    const text = createCopy(
      '<div><a href=/docs/a>A</a><a href=/docs/b>B<svg></svg></a></div><ul><li><a href=/docs/c>C</a><span>3 minutes</span></ul>' +
        '<p><a href=/docs/d>D</a><button>Copy</button><a href=/docs/e>E</a>.',
    );
    expect(text).toMatch(/^\[A\]\S+ \[B\]\S+$/m);
    expect(text).toMatch(/^- \[C\]\S+ 3 minutes$/m);
    expect(text).toMatch(/^\[D\]\S+ \[E\]\S+\.$/m);
  });

  test('leaves out what readers do not read next to a link', () => {
    const text = createCopy(
      '<h2><span>Options</span><a class=hash-link href=#options>#</a></h2>' +
        '<p><a href=/docs/a>A</a><span aria-hidden=true>→</span><span class=needs-script>Try it</span></p>',
    );
    expect(text).toMatch(/^## Options$/m);
    expect(text).toMatch(/^\[A\]\S+$/m);
  });

  test("isn't created for a page without a main part", () => {
    expect(() => createCheckedCopy('<body>Text', createPage('/docs/spring'), isPage)).toThrow(
      '/docs/spring has no <main>',
    );
  });
});

test('checkCopy() returns what a copy lacks, and what it should not contain', () => {
  const part = getMainPart('<main><h2>One</h2><pre><code>a  b</code></pre><a href=https://a.example/x>x</a></main>');
  if (!part) {
    throw new Error('There is a main part.');
  }
  expect(checkCopy(part, '## One\n\n```\na  b\n```\n\n[x](https://a.example/x)')).toEqual([]);
  expect(checkCopy(part, '# One\n\n```\na b\n```\n\n<Option />')).toEqual([
    'holds HTML: <Option />',
    'lacks the heading One',
    'lacks the sample a  b',
    'lacks the link to https://a.example/x',
  ]);
});

test('the index lists each page once, in the order of the chapters', () => {
  const pages = [
    createPage('/', {section: 'pages', isArticle: false, title: 'Home'}),
    createPage('/docs/a', {title: '<A>'}),
    createPage('/docs/b', {title: 'B', description: ''}),
    createPage('/blog/1', {section: 'blog', title: 'Post'}),
  ];
  const {index, order} = createPageIndex({
    title: 'Name',
    tagline: 'What for',
    siteUrl: 'https://a.example',
    pages,
    chapters: [
      {title: 'Guides', paths: ['/docs/b', '/docs/a']},
      {title: 'Reference', paths: ['/docs/a']},
    ],
  });
  expect(order.map(({path}) => path)).toEqual(['/docs/b', '/docs/a', '/blog/1', '/']);
  expect(index).toContain('# Name\n\n> What for\n\nThese docs describe Remotion 3.2 (3.2.44), not Remotion 4.');
  expect(index).toContain('https://a.example/mcp');
  expect(index).toContain(
    '## Guides\n\n- [B](https://a.example/docs/b.md)\n- [\\<A\\>](https://a.example/docs/a.md): Moves',
  );
  expect(index).toContain('## Pages\n\n- [Home](https://a.example/index.md)');
  expect(index).not.toContain('Reference');
});

describe('writing copies', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'markdown-copies-'));
    mkdirSync(join(folder, 'docs'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  /** Writes the copies of pages with the given content, by path. */
  async function write(content: Readonly<Record<string, string>>): Promise<void> {
    const pages = Object.entries(content).map(([path, html]) => createPage(path, {file: {name: '', html}}));
    await writeCopies({folder, pages, siteUrl: 'https://a.example', chapters: []});
  }

  test('converts new pages, and takes others from the cache', async () => {
    const first = {'/docs/one': `<main><p>One, ${folder}.</main>`};
    await write(first);
    await write({'/docs/two': `<main><p>Two, ${folder}.</main>`, ...first});
    expect(readFileSync(join(folder, 'docs/one.md'), 'utf8')).toContain(`One, ${folder}.`);
    expect(readFileSync(join(folder, 'docs/two.md'), 'utf8')).toContain(`Two, ${folder}.`);
  });

  test('fails with a message that names the page', async () => {
    await expect(write({'/docs/one': '<p>No main part.'})).rejects.toThrow(
      new Error("/docs/one has no <main>, so it can't be written as Markdown."),
    );
  });
});
