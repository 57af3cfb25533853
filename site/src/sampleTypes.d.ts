/** Written by `site/plugins/data/sampleTypes`: the folder of the types, with a slash at its end. */
declare module '@generated/sample-types/default/address.json' {
  const address: string;
  export default address;
}
