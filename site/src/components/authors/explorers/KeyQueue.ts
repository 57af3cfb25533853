/** Queues the keys that readers press on the sliders of an explorer before its script has loaded. */
export class KeyQueue {
  #queue: KeyboardEvent[] | undefined = [];

  /** Only sliders: the other elements either don't handle keys before hydration, or the browser handles them. */
  add(event: KeyboardEvent): void {
    const {target} = event;
    if (this.#queue && target instanceof Element && target.role === 'slider') {
      this.#queue.push(event);
    }
  }

  /** Replays the queued keys and stops queueing. */
  async replay(): Promise<void> {
    const queue = this.#queue ?? [];
    this.#queue = undefined;
    for (const event of queue) {
      event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
      // Each key continues from the value that the previous one has set.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
