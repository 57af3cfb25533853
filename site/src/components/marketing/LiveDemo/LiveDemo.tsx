import type {ComponentProps, ReactNode} from 'react';
import {CodeSample} from '@site/src/components/authors/CodeSample/CodeSample';
import {DemoFrame} from '@site/src/components/player/DemoFrame/DemoFrame';
import type {PageDemo} from './PageDemo.ts';

type Props = {
  readonly demo: PageDemo;
} & Pick<ComponentProps<typeof DemoFrame>, 'code' | 'first'>;

/** A demo in a page outside the documentation; in MDX, authors write `<Demo name="…" />`. */
export function LiveDemo({demo, ...layout}: Props): ReactNode {
  return (
    <DemoFrame facts={demo.facts} {...layout}>
      <CodeSample {...demo.code} />
    </DemoFrame>
  );
}
