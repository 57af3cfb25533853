/** Queues the keys that readers press on the sliders of an explorer before its script has loaded. */
export class EarlyKeys {
  #kept: KeyboardEvent[] | undefined = [];

  /** Only sliders: the other elements either don't handle keys before hydration, or the browser handles them. */
  keep(event: KeyboardEvent): void {
    const {target} = event;
    if (this.#kept && target instanceof Element && target.role === 'slider') {
      this.#kept.push(event);
    }
  }

  /** Replays the queued keys and stops queueing. */
  async replay(): Promise<void> {
    const kept = this.#kept ?? [];
    this.#kept = undefined;
    for (const event of kept) {
      event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
      // Each key continues from the value that the previous one has set.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
