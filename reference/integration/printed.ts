import {vi} from 'vitest';

/** What a function prints with console.log, line by line, while it is kept from the terminal. */
export const printed = async (act: () => Promise<unknown>): Promise<string[]> => {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
  try {
    await act();
  } finally {
    spy.mockRestore();
  }
  return lines;
};
