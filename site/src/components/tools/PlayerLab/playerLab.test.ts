import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {findExport} from '../../../../../reference/lookUp';
import {installedModel} from '../../../../plugins/packageFacts/installedModel';
import {addEvent, type LogEntry, summaryOf} from './addEvent';
import {labAttributes, namesIn} from './askedNames';
import {callMethod, sourceOf} from './callMethod';
import {functionSources, typeOf} from './functionSources';
import {labProps, initialValues, mountKeyOf} from './labProps';

const membersOf = (name: string): readonly string[] => {
  const found = findExport(installedModel(), name, '@remotion/player');
  if (found instanceof Error) throw found;
  return found.members.map((member) => member.name);
};

describe('what the lab knows', () => {
  it('has all props that the player has, but those that do not show', () => {
    const unseen = [
      'className',
      'component',
      'compositionHeight',
      'compositionWidth',
      'lazyComponent',
      'numberOfSharedAudioTags',
    ];
    expect([...Object.keys(labProps), ...unseen].sort()).toEqual([...membersOf('Player')].sort());
  });

  it('has all methods and events', () => {
    expect([...(labAttributes.methods ?? [])].sort()).toEqual([...membersOf('PlayerMethods')].sort());
    const events = findExport(installedModel(), 'EventTypes', '@remotion/player');
    const names = events instanceof Error ? [] : events.values?.map((value) => value.replaceAll("'", ''));
    expect([...(labAttributes.events ?? [])].sort()).toEqual(names?.toSorted());
  });

  it('reads names that spaces and lines divide', () => {
    expect(namesIn(' loop\n autoPlay ')).toEqual(['loop', 'autoPlay']);
    expect(namesIn('')).toEqual([]);
  });

  it('says of switches and choices what the model says', () => {
    const player = findExport(installedModel(), 'Player', '@remotion/player');
    const defaults = player instanceof Error ? [] : player.members.filter((member) => member.default !== undefined);
    for (const {name, default: value} of defaults) {
      const prop = labProps[name];
      if (prop) expect(String(prop.fallback), name).toBe(value);
    }
  });
});

describe('values', () => {
  it('always hold the controls, which do not take the focus', () => {
    expect(initialValues(['loop'])).toEqual({controls: true, loop: false, spaceKeyToPlayOrPause: false});
  });

  it('mount the player anew only when it reads a prop once', () => {
    const values = initialValues(['loop', 'initialFrame']);
    expect(mountKeyOf({...values, loop: true})).toBe(mountKeyOf(values));
    expect(mountKeyOf({...values, initialFrame: 3})).not.toBe(mountKeyOf(values));
  });
});

describe('functions', () => {
  it('are shown as they run', () => {
    const file = readFileSync(join(__dirname, 'labFunctions.tsx'), 'utf8');
    for (const source of Object.values(functionSources)) expect(file).toContain(`export ${source}\n`);
  });

  it('have the type that the package exports', () => {
    expect(typeOf('renderPoster')).toEqual(['RenderPoster']);
    expect(typeOf('loadVideo')).toEqual([]);
  });
});

describe('calls', () => {
  const player = {
    seekTo: () => undefined,
    getVolume: () => 0.5,
    setVolume: () => {
      throw new TypeError('out of range');
    },
  } as unknown as Parameters<typeof callMethod>[0];

  it('say what was called and what came back', () => {
    expect(callMethod(player, {method: 'seekTo', argument: '12'})).toBe('seekTo(12) returned undefined');
    expect(callMethod(player, {method: 'getVolume', argument: ''})).toBe('getVolume() returned 0.5');
  });

  it('say what was thrown', () => {
    expect(callMethod(player, {method: 'setVolume', argument: '2'})).toBe('setVolume(2) threw TypeError: out of range');
  });

  it('pass what is no number on as NaN, and the event by name', () => {
    expect(sourceOf({method: 'seekTo', argument: 'x'})).toBe('seekTo(NaN)');
    expect(sourceOf({method: 'play', argument: ''})).toBe('play(event)');
  });
});

describe('the log', () => {
  const log = (...events: readonly Parameters<typeof addEvent>[1][]): readonly LogEntry[] =>
    events.reduce<readonly LogEntry[]>(addEvent, []);

  it('has the newest first, with detail and frame', () => {
    const entries = log(
      {name: 'play', detail: undefined, frame: 0},
      {name: 'seeked', detail: {frame: 30}, frame: 0},
      {name: 'error', detail: {error: new Error('broken')}, frame: 1},
    );
    expect(entries.map(({name, detail}) => [name, detail])).toEqual([
      ['error', 'error: broken'],
      ['seeked', 'frame: 30'],
      ['play', ''],
    ]);
  });

  it('counts frequent events of a kind between rare ones, and reads none of them out', () => {
    const entries = log(
      {name: 'play', detail: undefined, frame: 0},
      {name: 'frameupdate', detail: {frame: 1}, frame: 1},
      {name: 'timeupdate', detail: {frame: 1}, frame: 1},
      {name: 'frameupdate', detail: {frame: 2}, frame: 2},
    );
    expect(entries).toMatchObject([
      {name: 'frameupdate', times: 2, detail: 'frame: 2'},
      {name: 'timeupdate', times: 1},
      {name: 'play'},
    ]);
    expect(summaryOf(entries)).toBe('play');
  });

  it('does not grow without end', () => {
    const many = Array.from({length: 100}, (_, frame) => ({name: 'seeked', detail: {frame}, frame}) as const);
    const entries = log(...many);
    expect(entries).toHaveLength(40);
    expect(new Set(entries.map(({id}) => id)).size).toBe(40);
    expect(entries[0]?.detail).toBe('frame: 99');
  });
});
