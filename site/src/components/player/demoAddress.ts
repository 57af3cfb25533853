import type {Control} from '../../../../demos/control';
import {initialProps} from '../../../../demos/initialProps';
import type {DemoFacts} from './DemoFacts';
import {replaceAddress} from '../ui/replaceAddress';

/** What the address of a page says of one of its demos. */
export interface DemoState {
  readonly props: Readonly<Record<string, string | number>>;
  /** The frame at which it stands still. */
  readonly frame?: number;
}

type Addressed = Pick<DemoFacts, 'name' | 'controls' | 'durationInFrames'>;

/** Reads `?demo=spring-damping&frame=12&damping=5`. Values that a control can't have are left at its own. */
export const readDemoAddress = (demo: Addressed, search: string): DemoState | undefined => {
  const query = new URLSearchParams(search);
  if (query.get('demo') !== demo.name) return undefined;
  const props = initialProps(demo.controls);
  for (const [name, control] of Object.entries(demo.controls)) {
    const value = valueOf(control, query.get(name));
    if (value !== undefined) props[name] = value;
  }
  return {props, frame: frameOf(query.get('frame'), demo.durationInFrames)};
};

/** Puts the state into the address of the page without a step in its history; what has its first value is left out. */
export const writeDemoAddress = (demo: Addressed, state: DemoState): void => {
  const url = new URL(window.location.href);
  url.search = queryOf(demo, state);
  replaceAddress(url);
};

/** The query that `readDemoAddress` reads back, with its question mark, or nothing when there is nothing to say. */
export const queryOf = (demo: Addressed, {props, frame}: DemoState): string => {
  const changed = Object.entries(demo.controls).filter(([name, control]) => props[name] !== control.initial);
  if (changed.length === 0 && frame === undefined) return '';
  const query = new URLSearchParams({demo: demo.name});
  if (frame !== undefined) query.set('frame', String(frame));
  for (const [name] of changed) query.set(name, String(props[name]));
  return `?${query.toString()}`;
};

const frameOf = (text: string | null, durationInFrames: number): number | undefined => {
  if (text === null || !/^\d+$/.test(text)) return undefined;
  return Math.min(Number(text), durationInFrames - 1);
};

const valueOf = (control: Control, text: string | null): string | number | undefined => {
  if (text === null) return undefined;
  switch (control.kind) {
    case 'number': {
      const value = Number(text);
      return text !== '' && value >= control.min && value <= control.max ? value : undefined;
    }
    case 'color':
      return /^#[\da-f]{6}$/i.test(text) ? text : undefined;
    case 'choice':
      return control.options.includes(text) ? text : undefined;
    case 'text':
      return text.slice(0, control.maxLength);
  }
};
