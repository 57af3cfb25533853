/**
 * The source code of the functions in `labFunctions.tsx` that the lab passes to the player. A test compares the two.
 */
export const functionSources: Readonly<Record<string, string>> = {
  renderPoster: `const renderPoster: RenderPoster = () => (
  <div style={{...centered, background: '#ff5c3e', color: '#17181b'}}>Poster</div>
);`,
  renderLoading: `const renderLoading: RenderLoading = ({width, height}) => (
  <div style={{...centered, width, height, background: '#24262b'}}>Loading</div>
);`,
  errorFallback: `const errorFallback: ErrorFallback = ({error}) => (
  // As large as the text of the video: it is scaled with it.
  <div style={{...centered, background: '#24262b', fontSize: 72}}>{error.message}</div>
);`,
  renderPlayPauseButton: `const renderPlayPauseButton: RenderPlayPauseButton = ({playing}) => (
  <span style={{color: 'white'}}>{playing ? 'Pause' : 'Play'}</span>
);`,
  renderFullscreenButton: `const renderFullscreenButton: RenderFullscreenButton = ({isFullscreen}) => (
  <span style={{color: 'white'}}>{isFullscreen ? 'Exit' : 'Enter'}</span>
);`,
  loadVideo: `const loadVideo = async () => {
  // As slow as a bad connection.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const {MyVideo} = await import('./MyVideo');
  return {default: MyVideo};
};`,
  centered: `const centered: React.CSSProperties = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontFamily: 'Geist, sans-serif',
  fontSize: 24,
  color: 'white',
};`,
};

/** Returns the name of a function's type in the package, if it has one. */
export function findTypeName(name: string): string | undefined {
  return /^const \w+: (\w+) =/.exec(functionSources[name] ?? '')?.[1];
}
