import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ReactNode} from 'react';

/**
 * Replaces the whole site if the layout around the pages crashes. Shows the same message as for a crashed page. The
 * stock screen has its own text and style, and tries to render the layout again first.
 */
export default function CrashedSite({error, tryAgain}: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
      {/* A plain link, because a full page load has the best chance. */}
      <p className="text--center">
        <a href="/">Home page</a>
      </p>
    </>
  );
}
