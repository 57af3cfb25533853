const styleAdvice = 'The style prop must be an object, such as {{opacity: 0.5}}.';

/**
 * The meaning of React's error numbers, which replace the messages in production, for errors that are common in videos.
 */
const meanings: Readonly<Record<string, string>> = {
  31: 'React can’t render an object. Render its fields, or convert it to a string.',
  62: styleAdvice,
  130: 'An element’s type is undefined or isn’t a component. Check that you import it under the name it is exported with.',
  137: 'An element such as <img> or <br> can’t have children. Close it with />.',
  185: 'An effect sets state after every render, so rendering would never end. Pass a dependency array to the effect.',
  300: 'A component called fewer hooks than in the previous render. Call all hooks before the first return.',
  301: 'A component sets state while it renders, so rendering would never end. Set it in an event handler or an effect.',
  310: 'A component called more hooks than in the previous render. Call hooks at the top level, outside of conditions and loops.',
  321: 'A hook was called outside of a component. Move the call into the body of a component.',
};

/** Advice for messages of the browser and of Remotion that don't say what to change. */
const advice: readonly (readonly [message: RegExp, meaning: string])[] = [
  // <AbsoluteFill> spreads its style, so each character of a string becomes a property.
  [/CSSStyleDeclaration.*indexed property|indexed property.*CSSStyleDeclaration/i, styleAdvice],
  [
    /^The <Series \/> component only accepts .* but got \[object Object\]/,
    'A child of <Series> isn’t a <Series.Sequence>. Put each scene in a <Series.Sequence>, directly inside <Series>.',
  ],
  [
    /could not be parsed as a value list/,
    'The second argument of new FontFace() isn’t a valid font source. Write `url(${staticFile(…)})`.',
  ],
];

/** Replaces React's error numbers and messages that need advice. Returns other messages unchanged. */
export function improveErrorMessage(message: string): string {
  const known = advice.find(([pattern]) => pattern.test(message));
  if (known) {
    return known[1];
  }
  const number = /^Minified React error #(\d+)/.exec(message)?.[1];
  return number === undefined
    ? message
    : (meanings[number] ?? `React error ${number}. Look it up at react.dev/errors/${number}.`);
}
