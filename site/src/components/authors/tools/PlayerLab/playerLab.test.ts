import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {findExport} from '../../../../../../packages/toolkit-model/lookUp.ts';
import {readModelFile} from '../../../../../../packages/toolkit-model/readModelFile.ts';
import {addEvent, type LogEntry, formatEvent} from './addEvent.ts';
import {labAttributes, splitNames} from './labAttributes.ts';
import {callMethod, getSource} from './callMethod.ts';
import {functionSources, findTypeName} from './functionSources.ts';
import {labProps, getInitialValues, getMountKey} from './labProps.ts';

function getMembers(name: string): readonly string[] {
  const found = findExport(readModelFile('model.json'), name, '@remotion/player');
  if (found instanceof Error) {
    throw found;
  }
  return found.members.map((member) => member.name);
}

describe('the data of the lab', () => {
  test('contains all props of the player and of thumbnails, except those without a visible effect', () => {
    const unseen = [
      'className',
      'component',
      'compositionHeight',
      'compositionWidth',
      'lazyComponent',
      'numberOfSharedAudioTags',
    ];
    const members = new Set([...getMembers('Player'), ...getMembers('Thumbnail')]);
    expect([...Object.keys(labProps), ...unseen].sort()).toEqual([...members].sort());
  });

  test('contains all methods and events', () => {
    expect([...(labAttributes.methods ?? [])].sort()).toEqual([...getMembers('PlayerMethods')].sort());
    const events = findExport(readModelFile('model.json'), 'EventTypes', '@remotion/player');
    const names = events instanceof Error ? [] : events.values?.map((value) => value.replaceAll("'", ''));
    expect([...(labAttributes.events ?? [])].sort()).toEqual(names?.toSorted());
  });

  test('parses names that are separated by spaces and lines', () => {
    expect(splitNames(' loop\n autoPlay ')).toEqual(['loop', 'autoPlay']);
    expect(splitNames('')).toEqual([]);
  });

  test('matches the model for switches and choices', () => {
    const player = findExport(readModelFile('model.json'), 'Player', '@remotion/player');
    const defaults = player instanceof Error ? [] : player.members.filter((member) => member.default !== undefined);
    for (const {name, default: value} of defaults) {
      const prop = labProps[name];
      if (prop) {
        expect(String(prop.fallback), name).toBe(value);
      }
    }
  });
});

describe('values', () => {
  test('always include the controls of a player, which do not take the focus', () => {
    expect(getInitialValues(['loop'])).toEqual({controls: true, loop: false, spaceKeyToPlayOrPause: false});
    expect(getInitialValues(['frameToDisplay'])).toEqual({frameToDisplay: 60});
  });

  test('remount the player only if it reads a prop once', () => {
    const values = getInitialValues(['loop', 'initialFrame']);
    expect(getMountKey({...values, loop: true})).toBe(getMountKey(values));
    expect(getMountKey({...values, initialFrame: 3})).not.toBe(getMountKey(values));
  });
});

describe('functions', () => {
  test('are displayed as they run', () => {
    const file = readFileSync(join(__dirname, 'labFunctions.tsx'), 'utf8');
    for (const source of Object.values(functionSources)) {
      expect(file).toContain(`export ${source}\n`);
    }
  });

  test('have the type that the package exports', () => {
    expect(findTypeName('renderPoster')).toBe('RenderPoster');
    expect(findTypeName('loadVideo')).toBeUndefined();
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

  test('return a message with the call and its result', () => {
    expect(callMethod(player, {method: 'seekTo', argument: '12'})).toBe('seekTo(12) returned undefined');
    expect(callMethod(player, {method: 'getVolume', argument: ''})).toBe('getVolume() returned 0.5');
  });

  test('report errors', () => {
    expect(callMethod(player, {method: 'setVolume', argument: '2'})).toBe('setVolume(2) threw TypeError: out of range');
  });

  test('pass invalid numbers as NaN, and the event by name', () => {
    expect(getSource({method: 'seekTo', argument: 'x'})).toBe('seekTo(NaN)');
    expect(getSource({method: 'play', argument: ''})).toBe('play(event)');
  });
});

describe('the log', () => {
  const log = (...events: readonly Parameters<typeof addEvent>[1][]): readonly LogEntry[] =>
    events.reduce<readonly LogEntry[]>(addEvent, []);

  test('lists the newest event first, with detail and frame', () => {
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

  test('counts frequent events of one type between rare ones, and does not announce them', () => {
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
    expect(formatEvent(entries)).toBe('play');
  });

  test('has a limited length', () => {
    const many = Array.from({length: 100}, (_, frame) => ({name: 'seeked', detail: {frame}, frame}) as const);
    const entries = log(...many);
    expect(entries).toHaveLength(40);
    expect(new Set(entries.map(({id}) => id)).size).toBe(40);
    expect(entries[0]?.detail).toBe('frame: 99');
  });
});
