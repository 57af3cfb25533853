/** What `plugins/showcase` makes of the files in `site/showcase`. */
declare module '@generated/site-showcase/default/items.json' {
  const items: readonly import('./data/showcase/ShowcaseItem').ShowcaseItem[];
  export default items;
}
