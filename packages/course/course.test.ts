import {describe, expect, test} from 'vitest';
import type {Check} from './checks/Check.ts';
import {equals, hides, shows, showsOnly, overshoots, rises, showsText, staysWithin} from './checks/expectations.ts';
import type {ElementFacts, Inspection, Snapshot, TimelineItem} from './checks/Inspection.ts';
import {fontSize, opacity, x} from './checks/measures.ts';
import {byId, findTexts, text} from './checks/locators.ts';
import {rendersDeterministically} from './checks/rendersDeterministically.ts';
import {getFrames, runChecks} from './checks/runChecks.ts';
import {showsThreeTexts} from './checks/scenes.ts';
import {findItems} from './checks/timeline.ts';
import {createInspectedVideo} from './checks/InspectedVideo.ts';
import {createAnswer} from './lesson/answers.ts';
import {compareLines} from './lesson/compareLines.ts';
import {mergeProgress, noProgress, parseProgress} from './progress/progress.ts';

const element: ElementFacts = {
  ...{
    tag: 'div',
    id: 'title',
    text: 'Hello',
    parent: -1,
    opacity: 1,
    visibleShare: 1,
    scale: 1,
    rotation: 0,
    tiltX: 0,
    tiltY: 0,
    isDistorted: false,
    color: '',
    background: '',
    isFilled: false,
    isUnknown: false,
  },
  ...{fontFamily: 'Geist', fontSize: 100, box: {x: 0, y: 0, width: 100, height: 50}},
};

function createInspection(
  count: number,
  change: (frame: number) => Partial<ElementFacts>,
  more: Partial<Inspection> = {},
): Inspection {
  const snapshots = Array.from({length: count}, (_, frame): Snapshot => {
    return {frame, elements: [{...element, ...change(frame)}], timeline: [], markupId: 0};
  });
  const composition = {id: 'Video', width: 1280, height: 720, fps: 30, durationInFrames: count, defaultProps: {}};
  return {
    composition,
    ids: [],
    snapshots,
    impurities: [],
    delays: 0,
    fonts: [],
    awaitedFonts: [],
    unfinishedLoads: 0,
    ...more,
  };
}

function findMessage(check: Check, inspection: Inspection): string | undefined {
  const [result] = runChecks({checks: [check]}, inspection);
  return result?.finding && `${result.finding.expected} ${result.finding.found}`;
}

const title = text('Hello', 'the title');

test('findTexts() ignores elements whose text is in the elements inside of them', () => {
  const elements = [
    {...element, text: 'Hello there', parent: -1},
    {...element, text: 'Hello', parent: 0},
    {...element, text: 'there', parent: 0},
    {...element, text: 'A word', parent: -1},
    {...element, text: 'word', parent: 3},
  ];
  const found = findTexts({frame: 0, elements, timeline: [], markupId: 0}).map((facts) => facts.text);
  expect(found).toEqual(['Hello', 'there', 'A word', 'word']);
});

describe('an expectation says what it found', () => {
  const fadesIn = createInspection(11, (frame) => ({opacity: frame / 10}));

  test('passes if the video is right', () => {
    const checks = [equals(opacity(title), 5, 0.5), rises(opacity(title), {from: 0, to: 10}, 1), shows(title, 9)];
    expect(
      runChecks({checks: [...checks, hides(title, 0), rendersDeterministically]}, fadesIn).filter(
        ({finding}) => finding,
      ),
    ).toEqual([]);
  });

  test('returns the frame and the element of a wrong value', () => {
    const [result] = runChecks({checks: [equals(opacity(title), 5, 1)]}, fadesIn);
    expect(result?.finding).toEqual({
      expected: 'At frame 5, the title’s opacity should be 1.',
      found: 'It’s 0.5.',
      frame: 5,
      box: element.box,
    });
  });

  test('says where a value should be', () => {
    const [{title: name} = {title: ''}] = runChecks(
      {checks: [staysWithin(x(title), {from: 0, to: 0}, [0, 40])]},
      fadesIn,
    );
    expect(name).toBe('At frame 0, the title’s horizontal position is between 0 px and 40 px');
    expect(findMessage(staysWithin(x(title), {from: 0, to: 9}, [0, 0]), fadesIn)).toBe(
      'At frame 0, the title’s horizontal position should stay at 0 px. It’s 50 px.',
    );
  });

  test('says how to keep an element that is missing', () => {
    expect(findMessage(equals(x(byId('sun', 'the sun')), 0, 0), fadesIn)).toBe(
      'At frame 0, the sun should be there. Keep id="sun", so that the check can find it. There’s no element with this ID.',
    );
  });

  test('reports a missing text once, with the text that the frame has', () => {
    const locator = text('Harbor Days', 'the title');
    const results = runChecks(
      {checks: [shows(locator, 0), equals(x(locator), 0, 640), equals(fontSize(locator), 0, 120)]},
      fadesIn,
    );
    expect(results).toMatchObject([
      {
        finding: {
          expected: 'At frame 0, the title should be visible. Its text should be “Harbor Days”.',
          found: expect.stringMatching(/^The frame contains the text “.+”[.]$/),
        },
      },
      {isSkipped: true},
      {isSkipped: true},
    ]);
  });

  test('reports a missing text instead of its opacity', () => {
    expect(findMessage(equals(opacity(text('Hallo', 'the title')), 5, 0.5), fadesIn)).toBe(
      'At frame 5, the title should be there. Its text should be “Hallo”. The frame contains the text “Hello”.',
    );
  });

  test('treats covered text as hidden', () => {
    const covered = createInspection(1, () => ({cover: 'img'}));
    expect(findMessage(hides(title, 0), covered)).toBeUndefined();
    expect(
      findMessage(
        showsText('the text', [0], () => 'Hello'),
        covered,
      ),
    ).toContain('should be “Hello”');
  });

  test('rejects a range of frames that the lesson does not list', () => {
    const sampled = {...fadesIn, snapshots: fadesIn.snapshots.filter(({frame}) => frame % 5 === 0)};
    expect(() => findMessage(staysWithin(x(title), {from: 1, to: 4}, [0, 1]), sampled)).toThrow('doesn’t list it');
  });

  test.each([
    ['Frame 1', 'Frame 10', false],
    ['Frame 1', 'Frame 1.5', false],
    ['0 s', '10 s', false],
    ['Frame 1', 'Frame 1, then', true],
    ['1 s', 'After 1 s', true],
  ])('finds “%s” in “%s”: %s', (words, shown, isFound) => {
    const locator = text(words, 'the text');
    expect(
      locator.find({frame: 0, timeline: [], markupId: 0, elements: [{...element, text: shown}]}) !== undefined,
    ).toBe(isFound);
  });

  test('finds values that go back, and those that never overshoot', () => {
    const jumps = createInspection(11, (frame) => ({opacity: frame === 5 ? 0 : 0.5}));
    expect(findMessage(rises(opacity(title), {from: 0, to: 10}, 0.1), jumps)).toContain('it goes from 0.5 to 0');
    expect(findMessage(overshoots(opacity(title), {from: 0, to: 10}, 1, 0.1), fadesIn)).toContain(
      'The furthest it gets is 1.',
    );
  });

  test('finds elements that are visible at other times, and wrong text', () => {
    expect(findMessage(showsOnly(title, {from: 3, to: 10}), fadesIn)).toContain('At frame 1, it’s already visible.');
    expect(
      findMessage(
        showsOnly(title, {from: 0, to: 2}),
        createInspection(3, () => ({cover: 'div'})),
      ),
    ).toBe('The title should be visible from frame 0 to 2. At frame 0, it’s behind the <div>.');
    expect(
      findMessage(
        showsText('the text', [0, 5], (frame) => `Frame ${frame}`),
        createInspection(6, () => ({text: 'Frame 0'})),
      ),
    ).toBe('At frame 5, the text should be “Frame 5”. The frame contains the text “Frame 0”.');
  });

  test('finds scenes with the same words', () => {
    const say = (...words: readonly string[]): Inspection =>
      createInspection(words.length, (frame) => ({text: words[frame]}));
    expect(findMessage(showsThreeTexts, say('', ''))).toContain('There is no text.');
    expect(findMessage(showsThreeTexts, say('a', '', 'a'))).toContain('All scenes contain the same words.');
    expect(findMessage(showsThreeTexts, say('a', 'b', 'a'))).toContain('Only two scenes do.');
    expect(findMessage(showsThreeTexts, say('a', 'b', 'c'))).toBeUndefined();
  });

  test('finds text behind an image', () => {
    const covered = createInspection(1, () => ({cover: 'img'}));
    expect(findMessage(shows(title, 0), covered)).toBe(
      'At frame 0, the title should be visible. It’s behind the <img>.',
    );
    expect(
      findMessage(
        shows(title, 0),
        createInspection(1, () => ({})),
      ),
    ).toBeUndefined();
  });

  test('finds what differs between renders', () => {
    expect(findMessage(rendersDeterministically, {...fadesIn, impurities: ['Math.random()']})).toContain(
      'The code uses Math.random().',
    );
    expect(findMessage(rendersDeterministically, {...fadesIn, unstableFrame: 4})).toContain(
      'Frame 4 should look the same',
    );
  });
});

test('the timeline lists each item once', () => {
  const item: TimelineItem = {component: 'Sequence', parent: -1, start: 30, duration: 60, props: {from: 30}};
  const snapshots = [0, 1].map((frame): Snapshot => ({frame, elements: [element], timeline: [item], markupId: 0}));
  const inspection = createInspection(2, () => ({}), {snapshots});
  expect(findItems(createInspectedVideo(inspection), 'Sequence')).toHaveLength(1);
});

test('inspects all frames of a short video, and some of a long one', () => {
  expect(getFrames({checks: []}, 3)).toEqual([0, 1, 2]);
  expect(getFrames({checks: []}, 600)).toHaveLength(61);
  expect(getFrames({checks: [], frames: [5, 400]}, 100)).toEqual([0, 5, 99]);
  expect(() => createInspectedVideo(createInspection(2, () => ({}), {snapshots: []}))).toThrow('doesn’t list it');
});

test('an answer is a change of the solution that exists', () => {
  expect(createAnswer('a b a', [['a', '$&']])).toBe('$& b a');
  expect(() => createAnswer('a', [['x', 'y']])).toThrow('The solution doesn’t contain “x”');
});

test('compares lines, without white space at their edges', () => {
  expect(compareLines('a\n b\nc', 'a\nb\nd').map(({kind, text: line}) => `${kind} ${line}`)).toEqual([
    'same a',
    'same b',
    'yours c',
    'solution d',
  ]);
});

test('imports progress, and rejects other files', () => {
  const mine = {...noProgress, done: ['a'], code: {a: '1', b: '2'}};
  const imported = parseProgress(JSON.stringify({version: 1, done: ['b'], code: {b: '3'}, last: 'b'}));
  expect(mergeProgress(mine, imported)).toEqual({version: 1, done: ['a', 'b'], code: {a: '1', b: '3'}, last: 'b'});
  expect(() => parseProgress('{"version": 2}')).toThrow('doesn’t contain progress');
  expect(() => parseProgress('no JSON')).toThrow('doesn’t contain progress');
});
