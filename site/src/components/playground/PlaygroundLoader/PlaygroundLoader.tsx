import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useState} from 'react';
import type {ComponentType} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton';
import type {Arrival} from '../project/openArrival';
import styles from './PlaygroundLoader.module.css';

interface Loaded {
  readonly Workbench: ComponentType<{readonly arrival: Arrival}>;
  readonly arrival: Arrival;
}

/** Loads the playground and what the address asks it to open. Says what it needs, and what went wrong. */
export const PlaygroundLoader = (): ReactNode => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    loadPlayground().then(
      (next) => current && setLoaded(next),
      (error: Error) => current && setFault(error.message),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  if (loaded) return <loaded.Workbench arrival={loaded.arrival} />;
  return (
    <div className={styles.waiting}>
      <noscript>
        <p>
          The playground runs code, so it needs scripts, which this browser does not run. The same videos stand with
          their code on the pages of the documentation, such as <Link to="/docs/animating-properties">this one</Link>.
        </p>
      </noscript>
      {fault === undefined ? (
        <p className="needs-script">Loading the editor …</p>
      ) : (
        <div role="alert">
          <p>{fault}</p>
          <div className={styles.actions}>
            <SmallButton
              onClick={() => {
                setFault(undefined);
                setAttempt(attempt + 1);
              }}
            >
              Retry
            </SmallButton>
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
  const {Workbench, openArrival} = await import('./workbenchParts').catch(() => {
    throw new Error('The playground could not be loaded. Check the connection.');
  });
  return {Workbench, arrival: await openArrival(window.location)};
};
