// finds: typescript/2322, says: backward
// from: /docs/lottie/lottie
import {Lottie, type LottieAnimationData} from '@remotion/lottie';

export const Exit: React.FC<{animationData: LottieAnimationData}> = ({animationData}) => (
  <Lottie animationData={animationData} direction="reverse" />
);
