import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

interface Props {
  /** Stands before the site's name in the browser's tab. */
  readonly title: string;
  /** For search results and cards: 50 to 160 characters. */
  readonly description: string;
  /** What readers may call the subject of the page, for the search. */
  readonly keywords?: readonly string[];
  readonly children: ReactNode;
}

/** The frame of a page outside the documentation: navbar, one `<main>`, footer. */
export const Page = ({title, description, keywords, children}: Props): ReactNode => (
  <Layout title={title} description={description}>
    {keywords && (
      <Head>
        <meta name="keywords" content={keywords.join(',')} />
      </Head>
    )}
    <main>{children}</main>
  </Layout>
);
