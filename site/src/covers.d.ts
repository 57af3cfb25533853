/** The output of `plugins/data/covers`: the URL of a picture by the slug of its post. */
declare module '@generated/site-covers/default/covers.json' {
  const covers: Readonly<Record<string, string>>;
  export default covers;
}
