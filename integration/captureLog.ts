import {vi} from 'vitest';

/** Returns the lines that a function prints with console.log instead of showing them in the terminal. */
export async function captureLog(act: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
  try {
    await act();
  } finally {
    spy.mockRestore();
  }
  return lines;
}
