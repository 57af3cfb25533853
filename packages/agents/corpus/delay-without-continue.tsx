// finds: delayed-render, says: continueRender
// from: /docs/timeout
import {useState} from 'react';
import {AbsoluteFill, delayRender} from 'remotion';

export const Scene: React.FC = () => {
  useState(() => delayRender('Loading the scene'));
  return <AbsoluteFill>Scene</AbsoluteFill>;
};
