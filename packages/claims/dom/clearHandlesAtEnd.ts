import {continueRender} from 'remotion';
import {onTestFinished, vi} from 'vitest';

/** Clears the handles that components have left, which would also delay other claims. A handle is a random number. */
export function clearHandlesAtEnd(): void {
  const random = vi.spyOn(Math, 'random');
  onTestFinished(() => {
    const numbers = random.mock.results.map(({value}) => Number(value));
    random.mockRestore();
    numbers.forEach(continueRender);
  });
}
