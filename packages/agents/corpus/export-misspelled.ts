// finds: typescript/2724, says: useVideoConfig
// from: public issues
import {useVideoConfigs} from 'remotion';

export const useFps = () => useVideoConfigs().fps;
