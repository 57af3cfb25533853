import {describe, expect, test} from 'vitest';
import {type RunAction, type RunState, initialState, getNextState} from './RunState.ts';

const composition = {id: 'a', width: 1, height: 1, fps: 30, durationInFrames: 9, defaultProps: {}};
function createDrawn(run: number): RunAction {
  return {type: 'drawn', run, composition, ids: ['a']};
}
function createError(run: number, message: string): RunAction {
  return {type: 'problem', run, problem: {message}};
}
function reduceAll(...actions: RunAction[]): RunState {
  return actions.reduce(getNextState, initialState);
}

describe('getNextState()', () => {
  test('keeps an error until code without it renders', () => {
    const failed = reduceAll({type: 'started'}, createError(1, 'x'));
    expect(failed).toMatchObject({status: 'failed', problems: [{message: 'x'}]});
    expect(getNextState(failed, {type: 'started'})).toMatchObject({status: 'failed', problems: [{message: 'x'}]});
    expect(getNextState(failed, createDrawn(1))).toMatchObject({status: 'failed', composition});
    expect(getNextState(failed, createDrawn(2))).toMatchObject({status: 'drawn', problems: []});
  });

  test('lists an error once, and removes those of an earlier run', () => {
    expect(reduceAll(createError(1, 'x'), createError(1, 'x'), createError(1, 'y')).problems).toHaveLength(2);
    expect(reduceAll(createError(1, 'x'), createError(2, 'y')).problems).toEqual([{message: 'y'}]);
  });

  test('removes compiler errors as soon as the code runs', () => {
    const uncompiled = reduceAll({type: 'uncompiled', problems: [{message: 'x', file: 'a.tsx', line: 1}]});
    expect(uncompiled.status).toBe('failed');
    expect([{type: 'started'} as const, createDrawn(1)].reduce(getNextState, uncompiled).problems).toEqual([]);
  });

  test('keeps compiler errors while earlier code continues to run', () => {
    const problems = [{message: 'x', file: 'a.tsx', line: 1}];
    const uncompiled = reduceAll(createDrawn(1), createError(1, 'y'), {type: 'uncompiled', problems});
    expect(getNextState(uncompiled, createError(1, 'y'))).toMatchObject({status: 'failed', problems});
    expect(getNextState(uncompiled, createDrawn(1))).toMatchObject({status: 'failed', problems});
    const next: RunAction[] = [{type: 'started'}, createError(2, 'z')];
    expect(next.reduce(getNextState, uncompiled).problems).toEqual([{message: 'z'}]);
  });

  test('keeps compiler errors if earlier code draws its first frame after them', () => {
    const problems = [{message: 'x', file: 'a.tsx', line: 1}];
    const uncompiled = reduceAll({type: 'started'}, {type: 'uncompiled', problems});
    expect(getNextState(uncompiled, createDrawn(1))).toMatchObject({status: 'failed', problems, composition});
    expect(getNextState(uncompiled, createError(1, 'y'))).toMatchObject({status: 'failed', problems});
    // It draws again as another run when a file that it needs has loaded.
    expect([createDrawn(1), createDrawn(2)].reduce(getNextState, uncompiled)).toMatchObject({problems});
  });

  test('collects the entries of all frames of a run, and starts over with the next one', () => {
    const createTimeline = (run: number, ...ids: string[]): RunAction => ({
      type: 'timeline',
      run,
      entries: ids.map((id) => ({id, label: id, kind: 'sequence', start: 0, duration: 1})),
    });
    const getIds = (...actions: RunAction[]): string[] => reduceAll(...actions).timeline.entries.map(({id}) => id);
    expect(getIds(createTimeline(1, 'a', 'b'), createTimeline(1, 'b', 'c'))).toEqual(['b', 'c', 'a']);
    expect(getIds(createTimeline(1, 'a'), createTimeline(2, 'b'))).toEqual(['b']);
  });

  test('counts repeated console lines, and starts over with each run', () => {
    const line = {type: 'console', level: 'log', text: 'x'} as const;
    expect(reduceAll(line, line, {...line, level: 'warn'}).lines).toEqual([
      {level: 'log', text: 'x', times: 2},
      {level: 'warn', text: 'x', times: 1},
    ]);
    expect(reduceAll(line, {type: 'started'}).lines).toEqual([]);
    const many = Array.from({length: 150}, (_, index): RunAction => ({...line, text: String(index)}));
    expect(reduceAll(...many).lines).toHaveLength(100);
  });

  test('is starting again if stopped code is run again', () => {
    const stopped = reduceAll(createDrawn(1), {type: 'playing', playing: true}, {type: 'stopped'});
    expect(stopped).toMatchObject({status: 'stopped', playing: false});
    expect(getNextState(stopped, {type: 'started'}).status).toBe('starting');
    expect(reduceAll(createDrawn(1), {type: 'started'}).status).toBe('drawn');
  });
});
