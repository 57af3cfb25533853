// What a bundler lets a project import besides code: style sheets have no value, media are URLs.
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
