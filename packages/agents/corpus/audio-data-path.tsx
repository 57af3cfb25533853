// finds: static-file-path, says: staticFile
// from: /docs/use-audio-data
import {useAudioData} from '@remotion/media-utils';

export const Wave: React.FC = () => {
  const data = useAudioData('/podcast.mp3');
  return <div>{data?.durationInSeconds}</div>;
};
