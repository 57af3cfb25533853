import type {ReactNode} from 'react';
import {LinkList} from '@site/src/components/marketing/LinkList/LinkList';
import {Section} from '@site/src/components/ui/Section/Section';

/** The tools of this site, with what they are for. */
export function Tools(): ReactNode {
  return (
    <Section title="Tools that run in your browser" heading="above">
      <LinkList links={tools} isShort />
    </Section>
  );
}

const tools = [
  {title: 'Interactive course', to: '/learn', text: 'Learn by making a video while the page checks your code.'},
  {
    title: 'Playground',
    to: '/playground',
    text: 'Write a video, then export or download it.',
  },
  {title: 'Animation explorer', to: '/explore', text: 'Drag the curves of interpolate() and spring().'},
  {title: 'Error finder', to: '/errors', text: 'Paste a log to find out what went wrong.'},
  {title: 'Command builder', to: '/docs/cli/render', text: 'Choose options and copy the command.'},
  {
    title: 'Lambda planner',
    to: '/docs/lambda/concurrency#plan-a-workload',
    text: 'Estimate the time and cost of a render.',
  },
] as const;
