/**
 * Shows the types of a block's identifiers as soon as a reader first points at it or focuses it. Neither the types nor
 * their script are loaded before that. Returns a cleanup function.
 */
export function awaitInterest(pre: HTMLElement, name: string): () => void {
  const abortController = new AbortController();
  let handle: ((event: Event) => void) | undefined;
  let isLoading = false;
  // The events while they load: every key, because each one is a step, and the last position of the pointer.
  let missed: Event[] = [];

  const load = async (): Promise<void> => {
    isLoading = true;
    try {
      const {startTypeHovers} = await import('./typeHovers/startTypeHovers.ts');
      const loaded = await startTypeHovers(pre, name, abortController.signal);
      if (abortController.signal.aborted) {
        return;
      }
      handle = loaded;
      missed.forEach(handle);
    } catch {
      // The code is readable without types, and the next hover requests them again.
    }
    isLoading = false;
    missed = [];
  };
  const notice = (event: Event): void => {
    if (handle) {
      return handle(event);
    }
    if (!isLoading && interests.includes(event.type)) {
      void load();
    }
    if (isLoading) {
      missed = [...missed.filter((earlier) => earlier instanceof KeyboardEvent), event];
    }
  };
  for (const type of [...interests, 'pointermove', 'pointerleave', 'click', 'keydown', 'blur']) {
    pre.addEventListener(type, notice, {signal: abortController.signal});
  }
  return () => abortController.abort();
}

const interests = ['pointerenter', 'focus'];
