// finds: dynamic-import, says: bundles none
// from: /docs/webpack-dynamic-imports
import {useEffect} from 'react';
import {AbsoluteFill} from 'remotion';

export const Slide: React.FC<{file: string}> = ({file}) => {
  useEffect(() => {
    void import(file);
  }, [file]);

  return <AbsoluteFill />;
};
