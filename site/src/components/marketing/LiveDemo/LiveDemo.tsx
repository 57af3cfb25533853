import type {ComponentProps, ReactNode} from 'react';
import {CodeSample} from '@site/src/components/authors/CodeSample/CodeSample';
import {DemoFigure} from '@site/src/components/player/DemoFigure/DemoFigure';
import type {PageDemo} from './PageDemo.ts';

type Props = {
  readonly demo: PageDemo;
} & Pick<ComponentProps<typeof DemoFigure>, 'code' | 'first'>;

/** A demo in a page outside the documentation; in MDX, authors write `<Demo name="…" />`. */
export function LiveDemo({demo, ...layout}: Props): ReactNode {
  return (
    <DemoFigure facts={demo.facts} {...layout}>
      <CodeSample {...demo.code} />
    </DemoFigure>
  );
}
