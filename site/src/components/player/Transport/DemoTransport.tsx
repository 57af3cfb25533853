import type {ReactNode, RefObject} from 'react';
import type {DemoFacts} from '../DemoFacts.ts';
import type {RunningDemo} from '../useDemo.ts';
import {CopyLink} from './CopyLink.tsx';
import {Transport} from './Transport.tsx';
import {useFrame} from './useFrame.ts';

type Props = {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
  readonly screen: RefObject<HTMLElement | null>;
};

/** The controls of a demo, which follow its player frame by frame. */
export function DemoTransport({facts, demo, screen}: Props): ReactNode {
  const frame = useFrame(demo);
  return (
    <Transport video={facts} controls={demo} frame={frame} screen={screen}>
      <CopyLink facts={facts} demo={demo} frame={frame} />
    </Transport>
  );
}
