import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter';

const parse = (filePath: string, frontMatter: Record<string, unknown>): Promise<unknown> =>
  parseFrontMatter({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });

const page = {title: 'Freeze', description: 'Holds a frame.', kind: 'reference'};

describe('parseFrontMatter', () => {
  it('lets a complete page pass', async () => {
    await expect(parse('/p/site/docs/(remotion)/freeze.mdx', page)).resolves.toMatchObject({frontMatter: page});
  });

  it('names an unknown key and the known ones', async () => {
    await expect(parse('/p/site/docs/freeze.mdx', {...page, titel: 'x'})).rejects.toThrow(
      /freeze\.mdx: the front matter key "titel" is unknown; it may have title, description/,
    );
  });

  it('names a missing key', async () => {
    await expect(parse('/p/site/docs/freeze.mdx', {title: 'Freeze', kind: 'guide'})).rejects.toThrow(
      /lacks "description"/,
    );
  });

  it('names an unknown kind and the known ones', async () => {
    await expect(parse('/p/site/docs/freeze.mdx', {...page, kind: 'essay'})).rejects.toThrow(
      /"essay" is unknown; it is one of reference, guide/,
    );
  });

  it('asks other things of a post', async () => {
    await expect(parse('/p/site/blog/3-2.mdx', {title: '3.2'})).rejects.toThrow(/lacks "slug"/);
  });
});
