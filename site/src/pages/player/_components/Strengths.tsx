import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';

/** What sets a Player apart from a video file on a page. */
export const Strengths = (): ReactNode => (
  <Section
    title="More than a file on a page"
    lead="A file shows the same to everyone. A component shows what it is given."
    tinted
  >
    <Prose>
      <h3>It reacts to data</h3>
      <p>
        Connect an API or a form to the props. People see the result of what they enter, before anything is rendered.
      </p>
      <h3>It fits your design</h3>
      <p>
        Its interface is modelled on the video element of HTML. Take the controls that come with it, or build your own
        and steer it from code.
      </p>
      <h3>It becomes a real video</h3>
      <p>
        When a file is wanted, render the same component: with audio, in several codecs, with Node.js on your server or
        with <Link to="/lambda/">Lambda</Link> in the cloud.
      </p>
    </Prose>
  </Section>
);
