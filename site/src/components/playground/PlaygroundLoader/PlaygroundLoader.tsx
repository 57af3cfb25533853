import Link from '@docusaurus/Link';
import type {ComponentType, ReactNode} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton';
import {useLazyPart} from '../../ui/LazyPart/useLazyPart';
import {NeedsScript} from '../../ui/NeedsScript/NeedsScript';
import type {Arrival} from '../project/openArrival';
import styles from './PlaygroundLoader.module.css';

interface Loaded {
  readonly Workbench: ComponentType<{readonly arrival: Arrival}>;
  readonly arrival: Arrival;
}

/** Loads the playground and what the address asks it to open. Says what it needs, and what went wrong. */
export const PlaygroundLoader = (): ReactNode => {
  const {part, error, retry} = useLazyPart(true, loadPlayground, ({message}) => message);
  if (part) return <part.Workbench arrival={part.arrival} />;
  return (
    <div className={styles.waiting}>
      <noscript>
        <p>
          The playground runs code, so it needs scripts, which this browser does not run. The same videos stand with
          their code on the pages of the documentation, such as <Link to="/docs/animating-properties">this one</Link>.
        </p>
      </noscript>
      {error === undefined ? (
        <NeedsScript>
          <p>Loading the editor …</p>
        </NeedsScript>
      ) : (
        <div role="alert">
          <p>{error}</p>
          <div className={styles.actions}>
            <SmallButton onClick={retry}>Retry</SmallButton>
            {/* A new page: what the address asks for is what failed. */}
            <a className="button button--secondary" href="/playground">
              Open without it
            </a>
          </div>
        </div>
      )}
    </div>
  );
};

const loadPlayground = async (): Promise<Loaded> => {
  const {Workbench, openArrival} = await import('./workbenchParts').catch((cause: unknown) => {
    throw new Error('The playground could not be loaded. Check the connection.', {cause});
  });
  return {Workbench, arrival: await openArrival(window.location)};
};
