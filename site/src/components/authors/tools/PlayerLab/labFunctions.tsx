import type {
  ErrorFallback,
  RenderFullscreenButton,
  RenderLoading,
  RenderPlayPauseButton,
  RenderPoster,
} from '@remotion/player';

// The lab shows this code to readers. `functionSources.ts` contains its source, and a test compares them.

export const renderPoster: RenderPoster = () => (
  <div style={{...centered, background: '#ff5c3e', color: '#17181b'}}>Poster</div>
);

export const renderLoading: RenderLoading = ({width, height}) => (
  <div style={{...centered, width, height, background: '#24262b'}}>Loading</div>
);

export const errorFallback: ErrorFallback = ({error}) => (
  // As large as the text of the video: it is scaled with it.
  <div style={{...centered, background: '#24262b', fontSize: 72}}>{error.message}</div>
);

export const renderPlayPauseButton: RenderPlayPauseButton = ({playing}) => (
  <span style={{color: 'white'}}>{playing ? 'Pause' : 'Play'}</span>
);

export const renderFullscreenButton: RenderFullscreenButton = ({isFullscreen}) => (
  <span style={{color: 'white'}}>{isFullscreen ? 'Exit' : 'Enter'}</span>
);

export const loadVideo = async () => {
  // As slow as a bad connection.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const {MyVideo} = await import('./MyVideo');
  return {default: MyVideo};
};

export const centered: React.CSSProperties = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontFamily: 'Geist, sans-serif',
  fontSize: 24,
  color: 'white',
};
