import work from '@generated/site-demos/default/divided-work.json';
import render from '@generated/site-samples/default/renderBars.ts.code.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {CodeSample} from '@site/src/components/mdx/CodeSample/CodeSample';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';

/** Why rendering on many functions works, and what it takes to set it up. */
export const Reasons = (): ReactNode => (
  <>
    <Section
      title="Quick, because it is divided"
      lead="A frame of Remotion follows from its number and its props, and from nothing else. So any function can draw any part, and none waits for another. Move the number of frames, and see what it does."
      tinted
    >
      <LiveDemo demo={work} code="closed" />
    </Section>
    <Section
      title="The cloud part is solved"
      lead="You call one function. What happens between the call and the finished file is not yours to build."
    >
      <CodeSample {...render} />
      <Prose>
        <ul>
          <li>The architecture is settled: who draws which frames, and who joins the parts.</li>
          <li>Functions are started, watched and reported on; you can ask for the progress at any time.</li>
          <li>All of it runs in your own AWS account.</li>
        </ul>
      </Prose>
    </Section>
  </>
);
