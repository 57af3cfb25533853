/** The output of `plugins/data/demos/findPageDemos` for the folders in `demos`. */
declare module '@generated/site-demos/default/*.json' {
  const demo: import('./components/marketing/LiveDemo/PageDemo.ts').PageDemo;
  export default demo;
}

/** The output of `plugins/data/demos/renderedFiles` for the rendered files. */
declare module '@generated/site-videos/default/videos.json' {
  const files: import('./data/VideoFiles.ts').VideoFiles;
  export default files;
}
