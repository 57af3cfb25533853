import type {ReactNode} from 'react';
import type {PageDemo} from '@site/src/components/marketing/LiveDemo/PageDemo';
import {CodeSample} from '@site/src/components/mdx/CodeSample/CodeSample';
import {PartFault} from '@site/src/components/ui/LazyPart/PartFault';
import {useLazyPart} from '@site/src/components/ui/LazyPart/useLazyPart';
import styles from './EntryDialog.module.css';

/** The source of a demo, which comes when it is wanted: that of all entries would be most of the page. */
export const EntryCode = ({name}: {readonly name: string}): ReactNode => {
  const {part, error, retry} = useLazyPart(true, () => load(name), 'The code could not be loaded.');
  if (part) return <CodeSample {...part.code} />;
  return <div className={styles.code}>{error ? <PartFault message={error} onRetry={retry} /> : 'Loading …'}</div>;
};

const load = async (name: string): Promise<PageDemo> => {
  const loaded = (await import(`@generated/site-demos/default/${name}.json`)) as {default: PageDemo};
  return loaded.default;
};
