declare module '@generated/doc-descriptions/default/descriptions.json' {
  /** What each page of the documentation says of itself, by its path. */
  const descriptions: Readonly<Record<string, string | undefined>>;
  export default descriptions;
}
