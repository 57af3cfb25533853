import type {ReactNode, RefObject} from 'react';
import type {DemoFacts} from '../DemoFacts';
import type {RunningDemo} from '../useDemo';
import {CopyLink} from './CopyLink';
import {Transport} from './Transport';
import {useFrame} from './useFrame';

interface Props {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
  readonly screen: RefObject<HTMLElement | null>;
}

/** The controls of a demo, which follow its player frame by frame. */
export const DemoTransport = ({facts, demo, screen}: Props): ReactNode => {
  const frame = useFrame(demo);
  return (
    <Transport video={facts} controls={demo} frame={frame} screen={screen}>
      <CopyLink facts={facts} demo={demo} frame={frame} />
    </Transport>
  );
};
