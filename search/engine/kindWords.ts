/**
 * Words that say what kind of thing a name is: `interpolate easing option`. They are left out when
 * a query is compared with the names that pages document.
 */
export const kindWords: ReadonlySet<string> = new Set(
  `api argument attribute class command component docs documentation field flag function hook method option options
  package parameter prop property props reference remotion setting tag type`.split(/\s+/),
);
