import {expect, test} from 'vitest';
import {findCompiledFile} from '../content-model/findCompiledFile.ts';
import {assertQuoted} from './page/assertQuoted.ts';

export type Evidence = {
  /** What would be needed to run the sentence, such as an AWS account. */
  readonly reason: string;
  /** The file that shows it, in Remotion's repository at v3.2.14, with the line: `packages/core/src/Img.tsx#L20`. */
  readonly source: string;
};

/** Lists a sentence of the page next to the file that can't be run here. Its evidence is Remotion's source code. */
export function unproven(sentence: string, {reason, source}: Evidence): void {
  test(`${sentence} (${reason})`, ({task}) => {
    assertQuoted(sentence, task.file.filepath);
    expect(findCompiledFile(source), `The installed packages don't contain "${source}".`).toBeDefined();
  });
}
