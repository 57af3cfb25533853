import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {EasingExplorer} from '@site/src/components/explorers/EasingExplorer/EasingExplorer';
import {InterpolateExplorer} from '@site/src/components/explorers/InterpolateExplorer/InterpolateExplorer';
import {SpringExplorer} from '@site/src/components/explorers/SpringExplorer/SpringExplorer';
import {TimingExplorer} from '@site/src/components/explorers/TimingExplorer/TimingExplorer';
import {Page} from '@site/src/components/marketing/Page/Page';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';

/** All explorers on one page. */
export default function Explore(): ReactNode {
  return (
    <Page
      title="Explore"
      description="Drag the curves of interpolate(), spring() and Easing and the timing of sequences, and read the values and the code that come out."
      keywords={['interactive curves', 'easing visualizer']}
    >
      <PageHeader
        title="Explore"
        lead="Curves and timelines to drag: each explorer draws what the packages compute, and writes the code that computes it. The address holds what you set, so that you can share it."
      />
      <Section
        title="interpolate()"
        lead={
          <>
            Drag the keyframes and see what lies before, between and behind them.{' '}
            <Link to="/docs/interpolate">All about interpolate()</Link>
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
            Set mass, damping and stiffness, and see when the movement comes to rest.{' '}
            <Link to="/docs/spring">All about spring()</Link>
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
            Compare the functions and their modifiers, or bend a Bézier curve by its handles.{' '}
            <Link to="/docs/easing">All about Easing</Link>
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
            Put <Link to="/docs/sequence">sequences</Link>, <Link to="/docs/series">series</Link>,{' '}
            <Link to="/docs/loop">loops</Link> and <Link to="/docs/freeze">freezes</Link> into each other, and see which
            frame every child gets.
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
