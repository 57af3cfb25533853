import type {ComponentProps, ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample/CodeSample';
import {DemoFrame} from '@site/src/components/player/DemoFrame/DemoFrame';
import type {PageDemo} from './PageDemo';

interface Props extends Pick<ComponentProps<typeof DemoFrame>, 'code' | 'first'> {
  readonly demo: PageDemo;
}

/** A demo in a page outside the documentation; in MDX, authors write `<Demo name="…" />`. */
export const LiveDemo = ({demo, ...layout}: Props): ReactNode => (
  <DemoFrame facts={demo.facts} {...layout}>
    <CodeSample {...demo.code} />
  </DemoFrame>
);
