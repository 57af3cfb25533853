import type {Control} from '../../../../demos/control.ts';
import {getInitialProps} from '../../../../demos/getInitialProps.ts';
import type {DemoFacts} from './DemoFacts.ts';
import {replaceUrl} from '../ui/replaceUrl.ts';

/** The state of a demo in the URL of a page. */
type DemoState = {
  readonly props: Readonly<Record<string, string | number>>;
  /** The frame at which it is paused. */
  readonly frame?: number;
};

type Shareable = Pick<DemoFacts, 'name' | 'controls' | 'durationInFrames'>;

/** Parses `?demo=spring-damping&frame=12&damping=5`. Invalid values of a control are ignored. */
export function readDemoUrl(demo: Shareable, search: string): DemoState | undefined {
  const query = new URLSearchParams(search);
  if (query.get('demo') !== demo.name) {
    return undefined;
  }
  const props = getInitialProps(demo.controls);
  for (const [name, control] of Object.entries(demo.controls)) {
    const value = readValue(control, query.get(name));
    if (value !== undefined) {
      props[name] = value;
    }
  }
  return {props, frame: readFrame(query.get('frame'), demo.durationInFrames)};
}

/** Adds the state to the URL of the page without a new history entry. Omits initial values. */
export function writeDemoUrl(demo: Shareable, state: DemoState): void {
  const url = new URL(window.location.href);
  url.search = createQuery(demo, state);
  replaceUrl(url);
}

/**
 * Returns the query string that `readDemoUrl` parses, including its question mark, or an empty string if nothing is
 * set.
 */
export function createQuery(demo: Shareable, {props, frame}: DemoState): string {
  const changed = Object.entries(demo.controls).filter(([name, control]) => props[name] !== control.initial);
  if (changed.length === 0 && frame === undefined) {
    return '';
  }
  const query = new URLSearchParams({demo: demo.name});
  if (frame !== undefined) {
    query.set('frame', String(frame));
  }
  for (const [name] of changed) {
    query.set(name, String(props[name]));
  }
  return `?${query.toString()}`;
}

function readFrame(text: string | null, durationInFrames: number): number | undefined {
  if (text === null || !/^\d+$/.test(text)) {
    return undefined;
  }
  return Math.min(Number(text), durationInFrames - 1);
}

function readValue(control: Control, text: string | null): string | number | undefined {
  if (text === null) {
    return undefined;
  }
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
}
