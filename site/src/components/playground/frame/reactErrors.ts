/** What the numbers mean that React, without its own texts, gives for the faults that videos have. */
const meanings: Readonly<Record<string, string>> = {
  31: 'An object can’t be drawn. Draw its parts, or turn it into text.',
  130: 'An element has no component: it is undefined, or of a wrong kind. Is it imported by the name by which it is exported?',
  185: 'A component sets its state each time it is drawn, so it would never be finished.',
  300: 'A component has called fewer hooks than the time before. Call hooks before any return.',
  310: 'A component has called more hooks than the time before. Call hooks at the top, outside of conditions and loops.',
  321: 'A hook was called outside of a component.',
};

/** Puts words in the place of React's error numbers; other messages stay as they are. */
export const reactErrors = (message: string): string => {
  const number = /^Minified React error #(\d+)/.exec(message)?.[1];
  return number === undefined ? message : (meanings[number] ?? `React error ${number}.`);
};
