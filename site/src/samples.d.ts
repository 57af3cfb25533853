/** The output of `plugins/data/samples` for the files in `site/samples`. */
declare module '@generated/site-samples/default/*.code.json' {
  const code: {readonly html: string; readonly language: string; readonly title: string};
  export default code;
}
