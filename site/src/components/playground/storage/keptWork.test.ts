import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {encodeProject} from '../project/encodeProject';
import {blankProject} from '../project/blankProject';
import {openArrival} from '../project/openArrival';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import {currentWork, earlierWork, keepCurrent, putAside} from './keptWork';

vi.mock('@generated/playground/default/facts.json', () => ({default: {examples: '/examples/'}}));

const project = (text: string): PlaygroundProject => ({...blankProject, files: {'A.tsx': text}});
const arrive = (hash: string, search = '') => openArrival({hash, search});
const linkTo = (text: string) => `#code=${encodeProject(project(text))}`;

let values: Map<string, string>;
beforeEach(() => {
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
  it('is there again after a crash', async () => {
    expect(keepCurrent(project('mine'))).toBe(true);
    expect(await arrive('')).toEqual({project: project('mine')});
  });

  it('is put aside when a link with other code is opened, and stays until eight others have come', async () => {
    keepCurrent(project('mine'));
    const {project: opened, notice} = await arrive(linkTo('theirs'));
    expect(opened).toEqual(project('theirs'));
    expect(notice).toMatch(/Earlier work/);
    expect(earlierWork()[0]?.project).toEqual(project('mine'));
    for (let number = 0; number < 7; number++) {
      keepCurrent(project(String(number)));
      putAside(project('x'));
    }
    expect(earlierWork().map((work) => work.project.files['A.tsx'])).toEqual([
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

  it('is not put aside for itself, nor twice', async () => {
    keepCurrent(project('mine'));
    expect((await arrive(linkTo('mine'))).notice).toBeUndefined();
    await arrive(linkTo('theirs'));
    await arrive(linkTo('theirs'));
    expect(earlierWork()).toHaveLength(1);
  });

  it('is opened when a link is incomplete, with a word about the link', async () => {
    keepCurrent(project('mine'));
    expect(await arrive(linkTo('theirs').slice(0, 30))).toEqual({
      project: project('mine'),
      notice: expect.stringMatching(/incomplete/),
    });
  });

  it('is not expected of a browser that stores nothing or has stored something else', async () => {
    values.set('playground.current', '{"project": {"files": {}}}');
    values.set('playground.earlier', '{');
    expect(currentWork()).toBeUndefined();
    expect(earlierWork()).toEqual([]);
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new Error('blocked');
      },
    });
    expect(keepCurrent(project('mine'))).toBe(false);
    expect(await arrive('')).toEqual({project: blankProject});
  });
});

describe('an example', () => {
  it('is loaded by its name', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json(project('example'));
    });
    expect((await arrive('', '?demo=fade-in')).project).toEqual(project('example'));
    expect((await arrive('', '?sample=0a1b2c')).project).toEqual(project('example'));
    expect(asked).toEqual(['/examples/demos/fade-in.json', '/examples/samples/0a1b2c.json']);
    expect((await arrive('', '?demo=../../secret')).project).toEqual(blankProject);
  });

  it('that is gone or can not be read is an error', async () => {
    vi.stubGlobal('fetch', async () => new Response('', {status: 404}));
    await expect(arrive('', '?demo=gone')).rejects.toThrow('no longer exists');
    vi.stubGlobal('fetch', async () => Response.json({files: {}}));
    await expect(arrive('', '?demo=bad')).rejects.toThrow('could not be read');
  });
});
