import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ReactNode} from 'react';

/**
 * Stands in for the whole site when the frame around the pages crashed. Says the same as when a page did; the stock
 * screen has words and a look of its own, and tries that frame again first.
 */
export default function CrashedSite({error, tryAgain}: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
      {/* A plain link: a fresh start has the best chance. */}
      <p className="text--center">
        <a href="/">Home page</a>
      </p>
    </>
  );
}
