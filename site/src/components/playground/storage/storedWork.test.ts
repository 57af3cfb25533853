import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {encodeProject} from '../../../../../packages/playground-core/project/encodeProject.ts';
import {blankProject} from '../../../../../packages/playground-core/project/blankProject.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';

vi.mock('@generated/playground/default/facts.json', () => ({default: {examples: '/examples/'}}));

function createProject(text: string): PlaygroundProject {
  return {...blankProject, files: {'A.tsx': text}};
}
async function openUrl(hash: string, search = '') {
  const {openProjectFromUrl} = await import('../openProjectFromUrl.ts');
  return openProjectFromUrl({hash, search});
}
function createLink(text: string) {
  return `#code=${encodeProject(createProject(text))}`;
}

let values: Map<string, string>;
let stored: typeof import('./storedWork.ts');
beforeEach(async () => {
  // Each test is a tab of its own.
  vi.resetModules();
  stored = await import('./storedWork.ts');
  values = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what the reader writes', () => {
  test('is restored after a crash', async () => {
    expect(stored.storeCurrentWork(createProject('mine'))).toBe(true);
    expect(await openUrl('')).toEqual({project: createProject('mine')});
  });

  test('is restored with the project that it was made from, with and without a link', async () => {
    stored.storeCurrentWork(createProject('mine'), createProject('theirs'));
    const restored = {project: createProject('mine'), origin: createProject('theirs')};
    expect(await openUrl('')).toEqual(restored);
    expect(await openUrl(createLink('mine'))).toEqual(restored);
    expect((await openUrl(createLink('other'))).origin).toBeUndefined();
    expect(stored.readEarlierWork()[0]).not.toHaveProperty('origin.files');
  });

  test('is saved when a link with other code is opened, and stays until eight others have been saved', async () => {
    stored.storeCurrentWork(createProject('mine'));
    const {project: opened, notice} = await openUrl(createLink('theirs'));
    expect(opened).toEqual(createProject('theirs'));
    expect(notice).toMatch(/Earlier work/);
    expect(stored.readEarlierWork()[0]?.project).toEqual(createProject('mine'));
    for (let number = 0; number < 7; number++) {
      stored.storeCurrentWork(createProject(String(number)));
      stored.saveAsEarlierWork(createProject('x'));
    }
    expect(stored.readEarlierWork().map((work) => work.project.files['A.tsx'])).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '0',
      'mine',
    ]);
  });

  test('is saved when another tab stores its project, but only the last state of each tab', async () => {
    stored.storeCurrentWork(createProject('mine'));
    vi.resetModules();
    const other = await import('./storedWork.ts');
    other.readCurrentWork();
    for (const text of ['other', 'other, continued']) {
      other.storeCurrentWork(createProject(text));
      stored.storeCurrentWork(createProject(`${text}, then mine`));
    }
    expect(stored.readCurrentWork()?.project).toEqual(createProject('other, continued, then mine'));
    const texts = stored.readEarlierWork().map(({project}) => project.files['A.tsx']);
    expect(texts).toEqual(['other, continued', 'other, then mine']);
  });

  test('is saved for each project that another tab opens', async () => {
    stored.storeCurrentWork(createProject('mine'));
    vi.resetModules();
    const other = await import('./storedWork.ts');
    for (const text of ['first', 'second']) {
      other.saveAsEarlierWork(createProject(`opened ${text}`));
      other.storeCurrentWork(createProject(text));
      stored.storeCurrentWork(createProject(`mine after the ${text}`));
    }
    const texts = stored.readEarlierWork().map(({project}) => project.files['A.tsx']);
    expect(texts).toEqual(['second', 'mine after the first', 'first', 'mine']);
  });

  test('stays available until the tab is closed if the storage is full', async () => {
    stored.storeCurrentWork(createProject('mine'));
    vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const {project, notice} = await openUrl(createLink('theirs'));
    expect(project).toEqual(createProject('theirs'));
    expect(notice).toMatch(/until you close or reload this tab/);
    expect(stored.storeCurrentWork(createProject('changed'))).toBe(false);
    expect(stored.readCurrentWork()?.project).toEqual(createProject('changed'));
    expect(stored.readEarlierWork().map(({project: earlier}) => earlier)).toEqual([createProject('mine')]);
  });

  test('replaces what was only stored in the tab as soon as it can be stored', () => {
    const setItem = vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    stored.storeCurrentWork(createProject('first'));
    setItem.mockRestore();
    expect(stored.storeCurrentWork(createProject('second'))).toBe(true);
    expect(values.get('playground.current')).toContain('second');
    expect(stored.readCurrentWork()?.project).toEqual(createProject('second'));
  });

  test('is not saved twice, or if it has not changed', async () => {
    stored.storeCurrentWork(createProject('mine'));
    expect((await openUrl(createLink('mine'))).notice).toBeUndefined();
    await openUrl(createLink('theirs'));
    await openUrl(createLink('theirs'));
    expect(stored.readEarlierWork()).toHaveLength(1);
  });

  test('is opened with a message if a link is incomplete', async () => {
    stored.storeCurrentWork(createProject('mine'));
    expect(await openUrl(createLink('theirs').slice(0, 30))).toEqual({
      project: createProject('mine'),
      notice: expect.stringMatching(/incomplete/),
    });
  });

  test.each([
    ['#garbage', ''],
    ['', '?example=nope'],
    ['', '?code=abc'],
    ['', '?demo=../../secret'],
  ])('is opened with a message if a link with %j%j asks for something else', async (hash, search) => {
    stored.storeCurrentWork(createProject('mine'));
    expect(await openUrl(hash, search)).toMatchObject({
      project: createProject('mine'),
      notice: expect.stringMatching(/^This link can’t be opened/),
    });
  });

  test.each([
    ['#__docusaurus_skipToContent_fallback', ''],
    ['', '?utm_source=mail&fbclid=1'],
  ])('is opened without a message by a link with %j%j', async (hash, search) => {
    expect(await openUrl(hash, search)).toEqual({project: blankProject});
  });

  test('is not expected from a browser that stores nothing or has stored something else', async () => {
    values.set('playground.current', '{"project": {"files": {}}}');
    values.set('playground.earlier', '{');
    expect(stored.readCurrentWork()).toBeUndefined();
    expect(stored.readEarlierWork()).toEqual([]);
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new Error('blocked');
      },
    });
    expect(await openUrl('')).toEqual({project: blankProject});
    expect(stored.storeCurrentWork(createProject('mine'))).toBe(false);
  });
});

describe('an example', () => {
  test('is loaded by its name', async () => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(url);
      return Response.json(createProject('example'));
    });
    expect((await openUrl('', '?demo=fade-in')).project).toEqual(createProject('example'));
    expect((await openUrl('', '?sample=0a1b2c')).project).toEqual(createProject('example'));
    expect(requested).toEqual(['/examples/demos/fade-in.json', '/examples/samples/0a1b2c.json']);
    expect((await openUrl('', '?demo=../../secret')).project).toEqual(blankProject);
  });

  test('that is missing or can not be read is an error', async () => {
    vi.stubGlobal('fetch', async () => new Response('', {status: 404}));
    await expect(openUrl('', '?demo=gone')).rejects.toThrow('no longer exists');
    vi.stubGlobal('fetch', async () => Response.json({files: {}}));
    await expect(openUrl('', '?demo=bad')).rejects.toThrow('its file is damaged');
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(openUrl('', '?demo=offline')).rejects.toThrow('The example didn’t load. Check your connection');
  });
});
