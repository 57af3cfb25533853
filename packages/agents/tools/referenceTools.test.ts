import {describe, expect, test} from 'vitest';
import {callTool as call} from '../fixtures/callTool.ts';

describe('read_page', () => {
  test.each([
    '/docs/spring',
    'spring',
    'spring()',
    'https://example.com/docs/spring',
    '/docs/spring.md',
    'docs/spring/',
  ])('finds %s', async (page) => {
    const text = await call('read_page', {page});
    expect(text).toContain('# spring()');
    expect(text).toContain('https://example.com/docs/spring\nSections: Options (#options)');
  });

  test.each([
    ['<Player>', '# <Player>'],
    ['PlayerRef', '# PlayerRef'],
    ['Player#props', '## Props'],
    ['/player', '# Player'],
    ['https://example.com/docs/player/player.md', '# <Player>'],
    ['/docs/player/player#props', '## Props'],
  ])('finds the page that %s means', async (page, heading) => {
    expect((await call('read_page', {page})).split('\n')[0]).toBe(heading);
  });

  test('returns a section with its subsections', async () => {
    const text = await call('read_page', {page: 'spring', section: 'options'});
    expect(text).toContain('## Options');
    expect(text).toContain('How quickly');
    expect(text).toContain('The weight.');
    expect(text).not.toContain('Too little');
  });

  test('returns the section of a URL with an anchor, and ignores headings in code', async () => {
    const text = await call('read_page', {page: 'https://example.com/docs/spring#damping'});
    expect(text).toContain('## not a heading');
    expect(text).not.toContain('The weight.');
  });

  test('returns the right one of several sections with the same title', async () => {
    expect(await call('read_page', {page: '/docs/cli/flags#flags'})).toContain('The first.');
    const text = await call('read_page', {page: '/docs/cli/flags#flags-1'});
    expect(text).toContain('## Flags\n\nThe second.');
    expect(text).not.toContain('The first.');
  });

  test('returns the section of a flag, from the page with all flags', async () => {
    const text = await call('read_page', {page: '--crf'});
    expect(text).toBe('## `--crf`\n\nThe quality.\n\n---\nhttps://example.com/docs/cli/flags#--crf');
    expect(await call('list_api', {name: '--crf'})).toContain('https://example.com/docs/cli/flags#--crf');
  });

  test('lists the closest pages and sections if there is none', async () => {
    await expect(call('read_page', {page: '/docs/sprin'})).rejects.toThrow('/docs/spring');
    await expect(call('read_page', {page: 'spring', section: 'pitfal'})).rejects.toThrow('pitfalls');
  });
});

describe('list_api', () => {
  test.each([
    ['spring', 'config.damping'],
    ['<Sequence>', 'durationInFrames'],
    ['--crf', 'Config.Output.setCrf'],
    ['Config.Output.setCodec', '--codec'],
    ['setCodec', '--codec'],
    ['npx remotion still', '--frame'],
    ['renderMedia.crf', 'Type: `number'],
  ])('describes %s', async (name, part) => {
    expect(await call('list_api', {name})).toContain(part);
  });

  test('lists the exports that have an option if nothing is exported under its name', async () => {
    const text = await call('list_api', {name: 'startFrom'});
    expect(text).toContain('| <Audio> | `startFrom` | `number` |');
    expect(text).toContain('| <Video> |');
    expect(text).not.toContain('Props');
  });

  test('only marks options as required if readers have to pass them', async () => {
    expect(await call('list_api', {name: 'spring'})).toContain('| `frame` | `number` | required |');
    expect(await call('list_api', {name: 'VideoConfig'})).toContain('| `width` | `number` |  |');
    expect(await call('list_api', {name: 'VideoConfig.width'})).not.toContain('Required');
    expect(await call('list_api', {name: 'spring.frame'})).toContain('Required.');
  });

  test('leaves out the fields of internal types', async () => {
    const text = await call('list_api', {name: 'renderMedia'});
    expect(text).toContain('`downloadMap`');
    expect(text).not.toContain('downloadMap.');
  });

  test('lists everything, or one package', async () => {
    expect(await call('list_api', {})).toContain('## @remotion/player');
    const text = await call('list_api', {package: '@remotion/gif'});
    expect(text).toContain('Gif');
    expect(text).not.toContain('interpolate');
  });

  test('lists the closest names if there is none', async () => {
    await expect(call('list_api', {name: 'sprin'})).rejects.toThrow('spring');
    await expect(call('list_api', {name: 'selectComposition'})).rejects.toThrow('getCompositions()');
    await expect(call('list_api', {package: '@remotion/nothing'})).rejects.toThrow('@remotion/gif');
    await expect(call('list_api', {package: '@remotion/transitions'})).rejects.toThrow('Overlap two <Sequence>s');
    await expect(call('list_api', {name: 'delayRender', package: '@remotion/player'})).rejects.toThrow(
      '@remotion/player has no "delayRender". It\'s in remotion.',
    );
    await expect(call('list_api', {name: 'startFrom', package: '@remotion/player'})).rejects.toThrow(
      '@remotion/player has no "startFrom". It\'s in remotion.',
    );
  });
});
