import type {ReactNode} from 'react';
import {LinkList} from '@site/src/components/marketing/LinkList/LinkList';
import {Section} from '@site/src/components/ui/Section/Section';
import {type ToolLabel, toolLinks} from '@site/src/data/toolLinks';

/** What the tools are for. The rest of the page already links to the others. */
const texts: Readonly<Partial<Record<ToolLabel, string>>> = {
  'Interactive course': 'Learn by making a video while the page checks your code.',
  Playground: 'Write a video, then export or download it.',
  'Animation explorer': 'Drag the curves of interpolate() and spring().',
  'Error finder': 'Paste a log to find out what went wrong.',
  'Command builder': 'Choose options and copy the command.',
  'Cloud planner': 'Estimate the time and cost of a render.',
};

const links = toolLinks.flatMap(({to, label}) => {
  const text = texts[label];
  return text === undefined ? [] : [{title: label, to, text}];
});

/** The tools of this site. */
export function Tools(): ReactNode {
  return (
    <Section title="Tools that run in your browser" heading="above">
      <LinkList links={links} isShort />
    </Section>
  );
}
