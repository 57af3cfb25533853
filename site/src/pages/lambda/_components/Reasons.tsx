import render from '@generated/site-samples/default/renderBars.ts.code.json';
import type {ReactNode} from 'react';
import {CodeSample} from '@site/src/components/authors/CodeSample/CodeSample';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';

/** Why Lambda is fast, and what you have to do yourself. */
export function Reasons(): ReactNode {
  return (
    <>
      <Section title="Fast because it runs in parallel">
        <Prose>
          <p>
            Each frame depends only on its number and on your props, so every function can render its chunk without
            waiting for the others. The more functions share the work, the fewer frames each of them has to render.
          </p>
          <p>
            The animation at the top of this page shows the effect. Change the number of frames per function to see how
            long the same video takes.
          </p>
        </Prose>
      </Section>
      <Section
        title="One call. We handle the rest."
        lead={
          <ul>
            <li>Remotion decides which function renders which frames, and joins the chunks into one file.</li>
            <li>It starts and monitors the functions, and you can request the progress at any time.</li>
            <li>Everything runs in your own AWS account.</li>
          </ul>
        }
      >
        <CodeSample {...render} />
      </Section>
    </>
  );
}
