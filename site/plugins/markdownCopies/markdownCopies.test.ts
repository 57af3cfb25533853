import {describe, expect, it} from 'vitest';
import type {BuiltPage} from '../builtPages/BuiltPage';
import {checkCopy} from './checkCopy';
import {checkedCopy} from './checkedCopy';
import {indexOf} from './indexOf';
import {mainPart} from './mainPart';

const page = (path: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  path,
  file: '',
  address: `https://a.example${path}`,
  title: 'spring()',
  description: 'Moves a "number".',
  section: 'docs',
  isArticle: true,
  parents: [],
  ...more,
});
const isPage = (path: string): boolean => path.startsWith('/docs/');
const copy = (inner: string): string =>
  checkedCopy(
    `<body><nav>Menu</nav><main><div class="theme-doc-markdown markdown">${inner}</div></main>`,
    page('/docs/spring'),
    isPage,
  );

describe('a copy', () => {
  it('begins with title, description and address', () => {
    expect(copy('<p>Text.')).toBe(
      '---\ntitle: "spring()"\ndescription: "Moves a \\"number\\"."\nurl: https://a.example/docs/spring\n---\n\nText.\n',
    );
  });

  it('has samples with their titles, character for character', () => {
    const sample =
      '<figure class="sample_x theme-code-block"><figcaption>src/A.tsx</figcaption><pre><code class=language-tsx>' +
      '<span class=k>const</span> a = `\n\n```x```` &lt;A>\n<span class=hl>  b\n</span></code></pre><button>Copy</button></figure>';
    expect(copy(sample)).toContain('`````tsx title="src/A.tsx"\nconst a = `\n\n```x```` <A>\n  b\n`````\n');
  });

  it('leads to other copies, and elsewhere by whole addresses', () => {
    const text = copy(
      '<p><a href=/docs/a#b>A</a> <a href=#c>C</a> <a href=/playground/>P</a> <img src=/x.png alt="An x">',
    );
    expect(text).toContain(
      '[A](https://a.example/docs/a.md#b) [C](https://a.example/docs/spring.md#c) ' +
        '[P](https://a.example/playground/) ![An x](https://a.example/x.png)',
    );
  });

  it('says in words what the parts of a page show', () => {
    const text = copy(
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

  it('leaves out controls, and keeps of a tool its name and samples', () => {
    const text = copy(
      '<h2 id=x>X<a class=hash-link href=#x>#</a></h2><button>Press</button><div class=needs-script>Only with scripts</div>' +
        '<section aria-label="Curve" data-search=ignore><p>Drag.</p><pre><code>spring()</code></pre></section>',
    );
    expect(text).toContain('## X\n\nOn the page, to try: Curve.\n\n```\nspring()\n```\n');
    expect(text).not.toMatch(/Press|Only|Drag/);
  });

  it('is not made of a page without main part', () => {
    expect(() => checkedCopy('<body>Text', page('/docs/spring'), isPage)).toThrow('/docs/spring has no <main>');
  });
});

it('a check tells what is missing in a copy, and what has no place in it', () => {
  const part = mainPart('<main><h2>One</h2><pre><code>a  b</code></pre><a href=/x>x</a></main>');
  if (!part) throw new Error('There is a main part.');
  expect(checkCopy(part, '## One\n\n```\na  b\n```\n\n[x](/x)', (address) => `https://none.invalid${address}`)).toEqual(
    [],
  );
  expect(checkCopy(part, '# One\n\n```\na b\n```\n\n<Option />', (address) => address)).toEqual([
    'holds HTML: <Option />',
    'lacks the heading One',
    'lacks the sample a  b',
    'lacks the link to /x',
  ]);
});

it('an index lists each page once, in the order of the chapters', () => {
  const pages = [
    page('/', {section: 'pages', isArticle: false, title: 'Home'}),
    page('/docs/a', {title: '<A>'}),
    page('/docs/b', {title: 'B', description: ''}),
    page('/blog/1', {section: 'blog', title: 'Post'}),
  ];
  const {index, order} = indexOf({
    title: 'Name',
    tagline: 'What for',
    pages,
    chapters: [
      {title: 'Guides', paths: ['/docs/b', '/docs/a']},
      {title: 'Reference', paths: ['/docs/a']},
    ],
  });
  expect(order.map(({path}) => path)).toEqual(['/docs/b', '/docs/a', '/blog/1', '/']);
  expect(index).toContain('# Name\n\n> What for\n');
  expect(index).toContain(
    '## Guides\n\n- [B](https://a.example/docs/b.md)\n- [\\<A\\>](https://a.example/docs/a.md): Moves',
  );
  expect(index).toContain('## Pages\n\n- [Home](https://a.example/index.md)');
  expect(index).not.toContain('Reference');
});
