import {onTestFinished, vi} from 'vitest';

/** Makes images load only when the claim sends their `load` event, until it ends. The DOM of the claims loads nothing. */
export function holdImages(): void {
  const spy = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  onTestFinished(() => spy.mockRestore());
}
