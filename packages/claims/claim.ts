import {expect, test} from 'vitest';
import {assertQuoted} from './page/assertQuoted.ts';

/**
 * Proves a sentence of the page next to the file by running code. The sentence is written as readers see it, without
 * Markdown. Fails if the page doesn't contain the sentence, or if the code doesn't expect anything.
 */
export function claim(sentence: string, run: () => void | Promise<void>): void {
  test(sentence, async ({task}) => {
    assertQuoted(sentence, task.file.filepath);
    expect.hasAssertions();
    await run();
  });
}
