import type {ReactNode} from 'react';
import type {PageDemo} from '@site/src/components/marketing/LiveDemo/PageDemo';
import {CodeSample} from '@site/src/components/authors/CodeSample/CodeSample';
import {LoadError} from '@site/src/components/ui/LazyLoad/LoadError';
import {useLazyLoad} from '@site/src/components/ui/LazyLoad/useLazyLoad';
import styles from './EntryDialog.module.css';

/** The source code of a demo, which is loaded on demand because the code of all entries would be most of the page. */
export function EntryCode({name}: {readonly name: string}): ReactNode {
  const {loaded: demo, error, retry} = useLazyLoad(true, () => load(name), 'The code could not be loaded.');
  if (demo) {
    return <CodeSample {...demo.code} />;
  }
  return <div className={styles.code}>{error ? <LoadError message={error} onRetry={retry} /> : 'Loading…'}</div>;
}

async function load(name: string): Promise<PageDemo> {
  const loaded = (await import(`@generated/site-demos/default/${name}.json`)) as {default: PageDemo};
  return loaded.default;
}
