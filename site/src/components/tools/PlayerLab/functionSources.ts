/** The functions that the lab gives to the player, as `labFunctions.tsx` has them; a test holds the two together. */
export const functionSources: Readonly<Record<string, string>> = {
  renderPoster: `const renderPoster: RenderPoster = () => (
  <div style={{...centred, background: '#ff5c3e', color: '#17181b'}}>Poster</div>
);`,
  renderLoading: `const renderLoading: RenderLoading = ({width, height}) => (
  <div style={{...centred, width, height, background: '#24262b'}}>Loading</div>
);`,
  errorFallback: `const errorFallback: ErrorFallback = ({error}) => (
  // As large as the text of the video: it is scaled with it.
  <div style={{...centred, background: '#24262b', fontSize: 72}}>{error.message}</div>
);`,
  renderPlayPauseButton: `const renderPlayPauseButton: RenderPlayPauseButton = ({playing}) => (
  <span style={{color: 'white'}}>{playing ? 'Stop' : 'Go'}</span>
);`,
  renderFullscreenButton: `const renderFullscreenButton: RenderFullscreenButton = ({isFullscreen}) => (
  <span style={{color: 'white'}}>{isFullscreen ? 'Smaller' : 'Larger'}</span>
);`,
  loadVideo: `const loadVideo = async () => {
  // As slow as a bad connection.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const {MyVideo} = await import('./MyVideo');
  return {default: MyVideo};
};`,
  centred: `const centred: React.CSSProperties = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontFamily: 'Geist, sans-serif',
  fontSize: 24,
  color: 'white',
};`,
};

/** The type of the package that a function has, if it has one. */
export const typeOf = (name: string): readonly string[] => {
  const [, type] = /^const \w+: (\w+) =/.exec(functionSources[name] ?? '') ?? [];
  return type === undefined ? [] : [type];
};
