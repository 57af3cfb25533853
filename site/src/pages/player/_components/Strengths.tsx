import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {FeatureGrid} from '@site/src/components/marketing/FeatureGrid/FeatureGrid';
import {Section} from '@site/src/components/ui/Section/Section';

/** What the Player can do that a video file can't. */
export function Strengths(): ReactNode {
  return (
    <Section
      title="More than a video file"
      lead="A file looks the same to everyone. A Player can show each user a different video."
      heading="above"
    >
      <FeatureGrid features={strengths} />
    </Section>
  );
}

const strengths = [
  {
    title: 'Reacts to data',
    text: (
      <>
        Connect the props to an API or a form, and your users see a preview of what they enter before you render
        anything. <Link to="/docs/player/integration">Learn how to pass props</Link>
      </>
    ),
  },
  {
    title: 'Fits your design',
    text: (
      <>
        The API resembles the HTML video element. Use the built-in controls or build your own, as this site does for its
        demos. <Link to="/docs/player/custom-ui">Build your own controls</Link>
      </>
    ),
  },
  {
    title: 'Renders to a real video',
    text: (
      <>
        When you need a file, render the same component with audio and in the codec of your choice, on{' '}
        <Link to="/docs/ssr">your server with Node.js</Link> or with <Link to="/lambda/">Lambda</Link>.
      </>
    ),
  },
] as const;
