/** Written by `site/plugins/data/playground`. */
declare module '@generated/playground/default/facts.json' {
  const facts: import('../../packages/playground-core/PlaygroundFacts.ts').PlaygroundFacts;
  export default facts;
}
