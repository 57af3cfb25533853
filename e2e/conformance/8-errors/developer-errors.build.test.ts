import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import config from '../../../site/docusaurus.config.ts';
import {proves} from '../../../packages/specification/proves.ts';
import {buildTinySite, type TinyBuild} from '../tinySite/buildTinySite.ts';

const {onBrokenLinks, onDuplicateRoutes, markdown} = config;
const settings = {
  onBrokenLinks,
  onDuplicateRoutes,
  markdown: {hooks: {onBrokenMarkdownLinks: markdown?.hooks?.onBrokenMarkdownLinks}},
};
const buildTimeoutMs = 180_000;

/** Runs Docusaurus with this site's settings on a site full of mistakes. */
function useBuild(exclude: readonly string[]): () => TinyBuild {
  let build: TinyBuild;
  beforeAll(async () => {
    build = await buildTinySite(settings, exclude);
  }, buildTimeoutMs);
  afterAll(() => build.drop());
  return () => build;
}

describe('pages that can not be rendered', () => {
  const build = useBuild([]);

  test('fail the build', () => {
    expect(build().succeeded).toBe(false);
    expect(build().output).toContain('static site generation failed for 7 paths');
  });

  for (const [statements, message] of [
    [['5.navbar-type', '8.navbar-item'], 'No NavbarItem component found for type "custom-nonsense"'],
    [
      ['5.doc-id', '8.layout-doc'],
      /Couldn't find any doc with id "nowhere" in version "current"\.\s+Available doc ids are:\s+- one\s+- other\s+- start/,
    ],
    [
      ['5.sidebar-id', '8.layout-doc'],
      /Can't find any sidebar with id "nowhere" in version current"\.\s+Available sidebar ids are:\s+- defaultSidebar/,
    ],
    [['8.version-doc'], 'no version doc found by id=nowhere'],
    [['8.context'], 'Hook useDocsVersion is called outside the <DocsVersionProvider>'],
    [['8.category'], '/docs/wrong-category is not associated with a category'],
    [['8.server-storage'], 'Illegal storage API usage for storage key "theme'],
  ] as const) {
    test(`say: ${String(message)}`, proves(...statements), () => {
      expect(build().output).toMatch(message);
    });
  }
});

describe('a site with broken links', () => {
  const build = useBuild(['**/wrong-*']);

  test('fails the build, with page and link', proves('5.broken-links'), () => {
    expect(build().succeeded).toBe(false);
    expect(build().output).toMatch(/Docusaurus found broken links!.*path = \/docs\/:\s+-> linking to \/nowhere/s);
  });

  test('warns about a Markdown file that does not exist', proves('5.broken-markdown-links'), () => {
    expect(build().output).toMatch(/\[WARNING\] Markdown link with URL `\.\/missing\.md` in source file ".*start\.md"/);
  });

  test('warns about two pages with the same URL', proves('5.duplicate-routes'), () => {
    expect(build().output).toMatch(
      /\[WARNING\] Duplicate routes found!\s+- Attempting to create page at \/docs\/twice/,
    );
  });

  test('falls back to English if a locale has no plural rules', proves('8.plural'), async () => {
    expect(build().output).toContain('Failed to use Intl.PluralRules for locale "not_a_language"');
    expect(await build().html('.')).toMatch(/<p>a frame.*<p>some frames/);
  });

  test('shows tags by their names', proves('3.tag'), async () => {
    expect(await build().html('docs/tags')).toMatch(/href="?\/docs\/tags\/motion"?>motion</);
  });

  test('shows an announcement in its colours, and closes it', proves('3.announcement'), async () => {
    const html = await build().html('docs');
    expect(html).toMatch(/style="?background-color:#123456;color:#fedcba"?[^>]*role="?banner/);
    expect(html).toContain('All is wrong here');
    expect(html).toMatch(/aria-label="?Close/);
  });

  test('shows the items of an item of the navigation bar', proves('3.navbar-item'), async () => {
    expect(await build().html('docs')).toMatch(
      /navbar__items--right.*More.*<ul class="?dropdown__menu.*href="?\/docs\/.*Start/,
    );
  });
});
