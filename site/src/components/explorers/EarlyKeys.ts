/** Keeps the keys that a reader presses on the sliders of a part of a page before its script is there. */
export class EarlyKeys {
  #kept: KeyboardEvent[] | undefined = [];

  /** Sliders alone: of what else is drawn, nothing takes keys before, or the browser itself does. */
  keep(event: KeyboardEvent): void {
    const {target} = event;
    if (this.#kept && target instanceof Element && target.role === 'slider') this.#kept.push(event);
  }

  /** Presses them again, and keeps none from now on. */
  async replay(): Promise<void> {
    const kept = this.#kept ?? [];
    this.#kept = undefined;
    for (const event of kept) {
      event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
      // Each press counts on from what the one before has changed.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
