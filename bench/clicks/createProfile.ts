/** Where the time between the click and the painted heading goes, in milliseconds. */
export type Profile = {
  /** Until the new heading is in the document. */
  readonly rendered: number;
  readonly painted: number;
  readonly script: number;
  readonly style: number;
  /** How many elements got new styles. */
  readonly elements: number;
  readonly layout: number;
  /** Pre-paint, paint, layers and commit. */
  readonly paint: number;
};

/** Adds up the parts of a trace between the marks of a click. Throws if a mark is missing. */
export function createProfile(trace: Buffer): Profile {
  const {traceEvents: events} = JSON.parse(trace.toString()) as {readonly traceEvents: readonly TraceEvent[]};
  const [pressed, rendered, painted] = ['pressed', 'rendered', 'painted'].map((name) => {
    const mark = events.find((event) => event.name === name);
    if (!mark) {
      throw new Error(`The trace has no mark "${name}".`);
    }
    return mark;
  }) as [TraceEvent, TraceEvent, TraceEvent];
  const inside = events.filter(
    ({ph, pid, tid, ts}) =>
      ph === 'X' && pid === rendered.pid && tid === rendered.tid && ts >= pressed.ts && ts < painted.ts,
  );
  const sum = (...names: string[]): number => {
    const all = inside.filter(({name}) => names.includes(name));
    return getLength(all, painted.ts);
  };
  const layoutAndStyle = sum('UpdateLayoutTree', 'Layout');
  const scripted = sum(...scripts, 'UpdateLayoutTree', 'Layout');
  return {
    rendered: (rendered.ts - pressed.ts) / 1000,
    painted: (painted.ts - pressed.ts) / 1000,
    script: scripted - layoutAndStyle,
    style: sum('UpdateLayoutTree'),
    elements: inside
      .filter(({name}) => name === 'UpdateLayoutTree')
      .reduce((count, {args}) => count + (args?.elementCount ?? 0), 0),
    layout: sum('Layout'),
    paint: sum('PrePaint', 'Paint', 'Layerize', 'Commit'),
  };
}

/** Events that run scripts. They can be nested. */
const scripts = ['EvaluateScript', 'FunctionCall', 'EventDispatch', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame'];

/** Returns how many milliseconds at least one of the events lasts, until `end`. */
function getLength(events: readonly TraceEvent[], end: number): number {
  let length = 0;
  let covered = 0;
  for (const {ts, dur = 0} of [...events].sort((a, b) => a.ts - b.ts)) {
    const until = Math.min(ts + dur, end);
    length += Math.max(0, until - Math.max(ts, covered));
    covered = Math.max(covered, until);
  }
  return length / 1000;
}

/** An event of a Chromium trace. Times are in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: {readonly elementCount?: number};
};
