/** Written by `site/plugins/data/sampleTypes`: the folder of the types, with a slash at its end; none in development. */
declare module '@generated/sample-types/default/address.json' {
  const address: string | null;
  export default address;
}
