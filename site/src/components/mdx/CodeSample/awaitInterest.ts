/**
 * Shows the types of a block's identifiers from the moment when a reader first points at it or focuses it; before,
 * neither their script nor they are loaded. Returns what ends it.
 */
export const awaitInterest = (pre: HTMLElement, name: string): (() => void) => {
  const gone = new AbortController();
  let handle: ((event: Event) => void) | undefined;
  let last: Event;
  let isLoading = false;

  const load = async (): Promise<void> => {
    isLoading = true;
    try {
      const {typeHovers} = await import('./typeHovers/typeHovers');
      const loaded = await typeHovers(pre, name, gone.signal);
      if (gone.signal.aborted) return;
      handle = loaded;
      // What the reader has done meanwhile.
      handle(last);
    } catch {
      // The code can be read without types; the next pointing asks for them again.
    }
    isLoading = false;
  };
  const notice = (event: Event): void => {
    last = event;
    if (handle) handle(event);
    else if (!isLoading && interests.includes(event.type)) void load();
  };
  for (const type of [...interests, 'pointermove', 'pointerleave', 'click', 'keydown', 'blur'])
    pre.addEventListener(type, notice, {signal: gone.signal});
  return () => gone.abort();
};

const interests = ['pointerenter', 'focus'];
