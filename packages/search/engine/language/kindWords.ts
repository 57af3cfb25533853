/**
 * Words for the kind of thing a name stands for, as in `interpolate easing option`. They're ignored when a query is
 * compared with the names that pages document.
 */
export const kindWords: ReadonlySet<string> = new Set(
  `api argument attribute class command component docs documentation field flag function hook method option options
  package parameter prop property props reference remotion setting tag type`.split(/\s+/),
);
