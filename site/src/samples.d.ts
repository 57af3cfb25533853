/** What `plugins/samples` makes of the files in `site/samples`. */
declare module '@generated/site-samples/default/*.code.json' {
  const code: {readonly html: string; readonly language: string; readonly title: string};
  export default code;
}

declare module '@generated/site-samples/default/*.sheet.json' {
  const sheet: {
    readonly fps: number;
    readonly durationInFrames: number;
    readonly shots: readonly {readonly frame: number; readonly alt: string; readonly svg: string}[];
  };
  export default sheet;
}
