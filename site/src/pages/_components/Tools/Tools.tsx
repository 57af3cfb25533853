import type {ReactNode} from 'react';
import {LinkList} from '@site/src/components/marketing/LinkList/LinkList';
import {Section} from '@site/src/components/ui/Section/Section';
import {tools} from '@site/src/data/tools';

/** The tools of this site, with what they are for. */
export function Tools(): ReactNode {
  return (
    <Section title="Tools that run in your browser" heading="above">
      <LinkList
        links={tools.flatMap(({label, to, text}) => (text === undefined ? [] : [{title: label, to, text}]))}
        isShort
      />
    </Section>
  );
}
