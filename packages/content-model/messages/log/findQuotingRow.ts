import {fitBeginning, fitMessage} from './fitMessage.ts';
import type {KnownLine} from './readLog.ts';

/**
 * Returns the index of the row that explains a line of a log, or -1.
 * @param rows the messages that each row of a table quotes.
 */
export function findQuotingRow(
  rows: readonly (readonly string[])[],
  {text, start, message: {parts}}: Pick<KnownLine, 'text' | 'start' | 'message'>,
): number {
  const printed = text.slice(start);
  // Some rows only differ in a value, such as the name of a prop.
  const scoreQuote = (quote: string): number => {
    const whole = fitMessage(quote, parts);
    const fit = whole ?? fitBeginning(quote, parts);
    return fit ? (whole ? wholeQuote : 0) + countSharedCharacters(quote.slice(fit.start), printed) : 0;
  };
  const scores = rows.map((quotes) => Math.max(...quotes.map(scoreQuote)));
  const best = Math.max(...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

/** More than any quote has characters, so that a quote of the whole message wins over quotes of its beginning. */
const wholeQuote = 10_000;

/** Returns the number of characters at the beginning that both texts share. */
function countSharedCharacters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) {
    count++;
  }
  return count;
}
