import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {NotFoundMessage} from '@site/src/components/notFound/NotFoundMessage';

/** The not-found page. Custom because the content of the stock page is loaded later on this site. */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Layout>
        <NotFoundMessage />
      </Layout>
    </>
  );
}
