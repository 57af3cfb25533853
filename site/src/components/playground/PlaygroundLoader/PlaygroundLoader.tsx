import Link from '@docusaurus/Link';
import type {ComponentType, ReactNode} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {useLazyLoad} from '../../ui/LazyLoad/useLazyLoad.ts';
import {NeedsScript} from '../../ui/NeedsScript/NeedsScript.tsx';
import type {ProjectFromUrl} from '../openProjectFromUrl.ts';
import styles from './PlaygroundLoader.module.css';

type Props = {
  /** The page's h1, in the toolbar. */
  readonly heading: ReactNode;
  /** What readers should know about the playground, in one line. */
  readonly about: ReactNode;
};

type Loaded = {
  readonly Workbench: ComponentType<Props & {readonly initial: ProjectFromUrl}>;
  readonly initial: ProjectFromUrl;
};

/** Loads the playground and the project in the URL. Shows the requirements and any errors. */
export function PlaygroundLoader({heading, about}: Props): ReactNode {
  const {loaded: playground, error, retry} = useLazyLoad(true, loadPlayground, ({message}) => message);
  if (playground) {
    return <playground.Workbench initial={playground.initial} heading={heading} about={about} />;
  }
  return (
    <>
      <header className={styles.bar}>{heading}</header>
      <div className={styles.waiting}>
        <noscript>
          <p>
            The playground needs JavaScript to run your code. Without it, you can read the code next to its video in the
            documentation, for example in <Link to="/docs/animating-properties">Animating properties</Link>.
          </p>
        </noscript>
        <p className={styles.about}>{about}</p>
        {error === undefined ? (
          <NeedsScript>
            <p>Loading the editor…</p>
          </NeedsScript>
        ) : (
          <div role="alert">
            <p>{error}</p>
            <div className={styles.actions}>
              <SmallButton onClick={retry}>Retry</SmallButton>
              {/* Opens the page again without the query, because loading its project has failed. */}
              <a className="button button--secondary" href="/playground">
                Open an empty playground
              </a>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

async function loadPlayground(): Promise<Loaded> {
  const {Workbench, openProjectFromUrl} = await import('./workbenchChunk.ts').catch((cause: unknown) => {
    throw new Error('The playground didn’t load. Check your connection, then try again.', {cause});
  });
  return {Workbench, initial: await openProjectFromUrl(window.location)};
}
