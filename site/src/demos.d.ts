/** What `plugins/demos/pageDemos` makes of the folders in `demos`. */
declare module '@generated/site-demos/default/*.json' {
  const demo: import('./components/marketing/LiveDemo/PageDemo').PageDemo;
  export default demo;
}

/** What `plugins/demos/filmFiles` makes of the rendered files. */
declare module '@generated/site-films/default/films.json' {
  const files: import('../plugins/demos/filmFiles').FilmFiles;
  export default files;
}
