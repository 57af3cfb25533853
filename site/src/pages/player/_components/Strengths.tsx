import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {FeatureGrid} from '@site/src/components/marketing/FeatureGrid/FeatureGrid';
import {Section} from '@site/src/components/ui/Section/Section';

/** What sets a Player apart from a video file on a page. */
export const Strengths = (): ReactNode => (
  <Section
    title="More than a file on a page"
    lead="A file shows the same to everyone. A component shows what it is given."
    heading="above"
    tinted
  >
    <FeatureGrid features={strengths} />
  </Section>
);

const strengths = [
  {
    title: 'It reacts to data',
    text: (
      <>
        Connect an API or a form to the props. People see the result of what they enter, before anything is rendered.{' '}
        <Link to="/docs/player/integration">How to pass props</Link>
      </>
    ),
  },
  {
    title: 'It fits your design',
    text: (
      <>
        Its interface is modelled on the video element of HTML. Take the controls that come with it, or build your own,
        as this site does: the buttons under each film steer a Player from code.{' '}
        <Link to="/docs/player/custom-ui">Your own controls</Link>
      </>
    ),
  },
  {
    title: 'It becomes a real video',
    text: (
      <>
        When a file is wanted, render the same component: with audio, in several codecs, with{' '}
        <Link to="/docs/ssr">Node.js on your server</Link> or with <Link to="/lambda/">Lambda</Link> in the cloud.
      </>
    ),
  },
] as const;
