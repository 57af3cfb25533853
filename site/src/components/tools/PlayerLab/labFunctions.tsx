import type {
  ErrorFallback,
  RenderFullscreenButton,
  RenderLoading,
  RenderPlayPauseButton,
  RenderPoster,
} from '@remotion/player';

// The lab shows these as they stand here; `functionSources.ts` has their source, and a test compares them.

export const renderPoster: RenderPoster = () => (
  <div style={{...centred, background: '#ff5c3e', color: '#17181b'}}>Poster</div>
);

export const renderLoading: RenderLoading = ({width, height}) => (
  <div style={{...centred, width, height, background: '#24262b'}}>Loading</div>
);

export const errorFallback: ErrorFallback = ({error}) => (
  // As large as the text of the video: it is scaled with it.
  <div style={{...centred, background: '#24262b', fontSize: 72}}>{error.message}</div>
);

export const renderPlayPauseButton: RenderPlayPauseButton = ({playing}) => (
  <span style={{color: 'white'}}>{playing ? 'Stop' : 'Go'}</span>
);

export const renderFullscreenButton: RenderFullscreenButton = ({isFullscreen}) => (
  <span style={{color: 'white'}}>{isFullscreen ? 'Smaller' : 'Larger'}</span>
);

export const loadVideo = async () => {
  // As slow as a bad connection.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const {MyVideo} = await import('./MyVideo');
  return {default: MyVideo};
};

export const centred: React.CSSProperties = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontFamily: 'Geist, sans-serif',
  fontSize: 24,
  color: 'white',
};
