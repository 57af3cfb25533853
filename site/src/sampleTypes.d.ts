/** Written by `site/plugins/data/sampleTypes`: the folder of the types, with a slash at its end. */
declare module '@generated/sample-types/default/typesUrl.json' {
  const typesUrl: string;
  export default typesUrl;
}
