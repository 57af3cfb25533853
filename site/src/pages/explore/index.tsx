import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {EasingExplorer} from '@site/src/components/authors/explorers/EasingExplorer/EasingExplorer';
import {InterpolateExplorer} from '@site/src/components/authors/explorers/InterpolateExplorer/InterpolateExplorer';
import {SpringExplorer} from '@site/src/components/authors/explorers/SpringExplorer/SpringExplorer';
import {TimingExplorer} from '@site/src/components/authors/explorers/TimingExplorer/TimingExplorer';
import {Page} from '@site/src/components/marketing/Page/Page';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';

/** All explorers on one page. */
export default function Explore(): ReactNode {
  return (
    <Page
      title="Explore"
      description="Drag the curves of interpolate(), spring() and Easing or the timing of sequences, and copy the code for what you see."
      keywords={[
        'interactive curves',
        'easing visualizer',
        'spring visualizer',
        'interpolate visualizer',
        'try curves',
        'parameters of a spring',
      ]}
    >
      <PageHeader
        eyebrow="Animation explorer"
        title="Shape curves and timings by hand"
        lead={
          <p>
            Drag a curve or a timeline, see which values Remotion calculates, and copy the matching code. Your settings
            are part of the URL, so you can share them.
          </p>
        }
      />
      <Section
        title="interpolate()"
        lead={
          <>
            Drag the keyframes to see the values before, between and after them.{' '}
            <Link to="/docs/interpolate">Learn about interpolate()</Link>
          </>
        }
        heading="above"
        id="interpolate"
      >
        <InterpolateExplorer />
      </Section>
      <Section
        title="spring()"
        lead={
          <>
            Change the mass, damping and stiffness to see how the spring overshoots and when it settles.{' '}
            <Link to="/docs/spring">Learn about spring()</Link>
          </>
        }
        heading="above"
        id="spring"
      >
        <SpringExplorer />
      </Section>
      <Section
        title="Easing"
        lead={
          <>
            Compare the easing functions and their modifiers, or drag the handles of a Bézier curve.{' '}
            <Link to="/docs/easing">Learn about Easing</Link>
          </>
        }
        heading="above"
        id="easing"
      >
        <EasingExplorer />
      </Section>
      <Section
        title="Timing"
        lead={
          <>
            Nest <Link to="/docs/sequence">sequences</Link>, <Link to="/docs/series">series</Link>,{' '}
            <Link to="/docs/loop">loops</Link> and <Link to="/docs/freeze">freezes</Link> inside each other to see which
            frame their children get.
          </>
        }
        heading="above"
        id="timing"
      >
        <TimingExplorer />
      </Section>
    </Page>
  );
}
