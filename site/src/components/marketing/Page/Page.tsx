import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import './appPage.css';

type Props = {
  /** Displayed before the site's name in the browser tab. */
  readonly title: string;
  /** For search results and social cards: 50 to 160 characters. */
  readonly description: string;
  /** Other words for the subject of the page, for the search. */
  readonly keywords?: readonly string[];
  /** For a tool that fills the window: on large screens, the page itself doesn't scroll and has no footer. */
  readonly isApp?: boolean;
  readonly children: ReactNode;
};

/** The layout of a page outside the documentation: navbar, one `<main>`, footer. */
export function Page({title, description, keywords, isApp = false, children}: Props): ReactNode {
  const page = (
    <Layout title={title} description={description} noFooter={isApp}>
      {keywords && (
        <Head>
          <meta name="keywords" content={keywords.join(',')} />
        </Head>
      )}
      <main>{children}</main>
    </Layout>
  );
  return isApp ? <HtmlClassNameProvider className="app-page">{page}</HtmlClassNameProvider> : page;
}
