import type {ReactNode} from 'react';
import {tools} from '@site/src/data/tools';
import {LanguageHelp} from './LanguageHelp.tsx';
import {LinkList} from './LinkList.tsx';
import {PopularPages} from './PopularPages.tsx';

type Props = {
  readonly onClose: () => void;
};

/** Popular pages and tools, for readers who haven't typed anything yet. */
export function StartHelp({onClose}: Props): ReactNode {
  return (
    <>
      <PopularPages onClose={onClose} />
      <LinkList title="Tools" links={tools} onClose={onClose} />
      <LanguageHelp />
    </>
  );
}
