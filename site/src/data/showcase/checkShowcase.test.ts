import {describe, expect, it} from 'vitest';
import {type ShowcaseEntry, checkShowcase} from './checkShowcase';
import {showcase} from './entries';

const good: ShowcaseEntry = {
  title: 'A clock',
  description: 'Tells the time of a frame.',
  by: 'Ada',
  date: '2022-02-28',
  links: [{kind: 'video', href: 'https://www.example.com/clock'}],
};
const check = (change: Partial<ShowcaseEntry>) => () => checkShowcase([{...good, ...change}]);

describe('checkShowcase', () => {
  it('lets good entries pass', () => {
    expect(checkShowcase([good])).toEqual([good]);
    expect(showcase.length).toBeGreaterThan(0);
  });

  it.each<readonly [Partial<ShowcaseEntry>, RegExp]>([
    [{title: ' '}, /name the project/],
    [{title: 'x'.repeat(81)}, /has 81 characters; use at most 80/],
    [{title: 'A clock 🕐'}, /emoji; leave it out/],
    [{title: 'AMAZING CLOCK'}, /write it as in a sentence/],
    [{description: ''}, /how Remotion was used/],
    [{description: 'x'.repeat(281)}, /has 281 characters; use at most 280/],
    [{by: ''}, /say who made it/],
    [{date: '28.02.2022'}, /"28\.02\.2022"; write it as 2022-09-08/],
    [{date: '2022-02-30'}, /write it as 2022-09-08/],
    [{links: []}, /add one of video, website, source/],
    [{links: [...good.links, ...good.links]}, /same kind; keep one/],
    [{links: [{kind: 'video', href: '[link]'}]}, /the video link is "\[link\]"; expected an address/],
    [{links: [{kind: 'source', href: 'http://example.com'}]}, /begins with https/],
  ])('names what to change: %o', (change, message) => {
    expect(check(change)).toThrow(message);
    expect(check(change)).toThrow(/^site\/src\/data\/showcase\/entries\.ts:/);
  });

  it('names all faults of all entries at once', () => {
    expect(() => checkShowcase([{...good, by: ''}, {...good, title: 'B', links: []}, good])).toThrow(
      /"A clock": "by" is empty[\s\S]*"B": there is no link[\s\S]*"A clock": the title is taken/,
    );
  });
});
