import {describe, expect, it} from 'vitest';
import {type RunAction, type RunState, firstState, nextState} from './RunState';

const composition = {id: 'a', width: 1, height: 1, fps: 30, durationInFrames: 9, defaultProps: {}};
const drawn = (run: number): RunAction => ({type: 'drawn', run, composition, ids: ['a']});
const fault = (run: number, message: string): RunAction => ({type: 'fault', run, fault: {message}});
const after = (...actions: RunAction[]): RunState => actions.reduce(nextState, firstState);

describe('nextState()', () => {
  it('keeps a fault until code without it is drawn', () => {
    const failed = after({type: 'started'}, fault(1, 'x'));
    expect(failed).toMatchObject({status: 'faulty', faults: [{message: 'x'}]});
    expect(nextState(failed, {type: 'started'})).toMatchObject({status: 'faulty', faults: [{message: 'x'}]});
    expect(nextState(failed, drawn(1))).toMatchObject({status: 'faulty', composition});
    expect(nextState(failed, drawn(2))).toMatchObject({status: 'drawn', faults: []});
  });

  it('lists a fault once, and not those of an earlier run', () => {
    expect(after(fault(1, 'x'), fault(1, 'x'), fault(1, 'y')).faults).toHaveLength(2);
    expect(after(fault(1, 'x'), fault(2, 'y')).faults).toEqual([{message: 'y'}]);
  });

  it('forgets the faults of the compiler as soon as the code runs', () => {
    const uncompiled = after({type: 'uncompiled', faults: [{message: 'x', file: 'a.tsx', line: 1}]});
    expect(uncompiled.status).toBe('faulty');
    expect(nextState(uncompiled, drawn(1)).faults).toEqual([]);
  });

  it('counts lines of the console that repeat, and begins anew with each run', () => {
    const line = {type: 'console', level: 'log', text: 'x'} as const;
    expect(after(line, line, {...line, level: 'warn'}).lines).toEqual([
      {level: 'log', text: 'x', times: 2},
      {level: 'warn', text: 'x', times: 1},
    ]);
    expect(after(line, {type: 'started'}).lines).toEqual([]);
    const many = Array.from({length: 150}, (_, index): RunAction => ({...line, text: String(index)}));
    expect(after(...many).lines).toHaveLength(100);
  });

  it('is starting again when stopped code is run again', () => {
    const stopped = after(drawn(1), {type: 'playing', playing: true}, {type: 'stopped'});
    expect(stopped).toMatchObject({status: 'stopped', playing: false});
    expect(nextState(stopped, {type: 'started'}).status).toBe('starting');
    expect(after(drawn(1), {type: 'started'}).status).toBe('drawn');
  });
});
