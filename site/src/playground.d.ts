/** Written by `site/plugins/playground`. */
declare module '@generated/playground/default/facts.json' {
  const facts: import('../plugins/playground/PlaygroundFacts').PlaygroundFacts;
  export default facts;
}
