// Assets that a bundler can import in addition to code. Style sheets have no exports, and media files are URLs.
declare module '*.css';

declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.mp3' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
