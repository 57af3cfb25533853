import {isCalledByReader} from './isCalledByReader.ts';

/** What the current code is loading. */
let unfinished = new Set<Promise<unknown>>();

/** How many files the reader's code is loading. */
export function countUnfinishedLoads(): number {
  return unfinished.size;
}

/** Tracks what the reader's own code loads from now on. Returns a function that stops tracking. */
export function watchLoads(): () => void {
  const loads = new Set<Promise<unknown>>();
  unfinished = loads;
  const restore = [
    watchMethod(window, 'fetch', loads),
    ...(['arrayBuffer', 'blob', 'json', 'text'] as const).map((name) => watchMethod(Response.prototype, name, loads)),
    watchMethod(FontFace.prototype, 'load', loads),
    watchMethod(Object.getPrototypeOf(document.fonts) as FontFaceSet, 'load', loads),
  ];
  return () => restore.forEach((act) => act());
}

function watchMethod<Name extends string>(
  owner: Record<Name, (...values: never[]) => Promise<unknown>>,
  name: Name,
  loads: Set<Promise<unknown>>,
): () => void {
  const original = owner[name];
  const watched = function (this: unknown, ...values: never[]): Promise<unknown> {
    const load = Reflect.apply(original, this, values) as Promise<unknown>;
    if (isCalledByReader()) {
      loads.add(load);
      // This runs before the handlers of the reader's code, because those are added later.
      const end = (): unknown => loads.delete(load);
      load.then(end, end);
    }
    return load;
  };
  Object.assign(owner, {[name]: watched});
  return () => Object.assign(owner, {[name]: original});
}
