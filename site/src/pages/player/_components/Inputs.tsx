import app from '@generated/site-samples/default/App.tsx.code.json';
import type {ReactNode} from 'react';
import {CodeSample} from '@site/src/components/authors/CodeSample/CodeSample';
import {Section} from '@site/src/components/ui/Section/Section';

/** The app around a Player whose props come from a form. */
export function Inputs(): ReactNode {
  return (
    <Section
      title="Connect it to your state"
      lead={
        <>
          <p>
            Keep the props in your app’s state and pass them to the Player as <code>inputProps</code>. When the state
            changes, so does the video.
          </p>
          <p>Nothing is rendered to a file and nothing is uploaded, so your users see the result right away.</p>
        </>
      }
    >
      <CodeSample {...app} />
    </Section>
  );
}
