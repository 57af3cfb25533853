/**
 * Shows the types of a block's identifiers from the moment when a reader first points at it or focuses it; before,
 * neither their script nor they are loaded. Returns what ends it.
 */
export const awaitInterest = (pre: HTMLElement, name: string): (() => void) => {
  const gone = new AbortController();
  let handle: ((event: Event) => void) | undefined;
  let isLoading = false;
  // What the reader has done while they load: every key, for each is a step, and where the pointer was last.
  let missed: Event[] = [];

  const load = async (): Promise<void> => {
    isLoading = true;
    try {
      const {typeHovers} = await import('./typeHovers/typeHovers');
      const loaded = await typeHovers(pre, name, gone.signal);
      if (gone.signal.aborted) return;
      handle = loaded;
      missed.forEach(handle);
    } catch {
      // The code can be read without types; the next pointing asks for them again.
    }
    isLoading = false;
    missed = [];
  };
  const notice = (event: Event): void => {
    if (handle) return handle(event);
    if (!isLoading && interests.includes(event.type)) void load();
    if (isLoading) missed = [...missed.filter((earlier) => earlier instanceof KeyboardEvent), event];
  };
  for (const type of [...interests, 'pointermove', 'pointerleave', 'click', 'keydown', 'blur'])
    pre.addEventListener(type, notice, {signal: gone.signal});
  return () => gone.abort();
};

const interests = ['pointerenter', 'focus'];
