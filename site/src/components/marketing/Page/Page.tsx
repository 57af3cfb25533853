import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

interface Props {
  /** Stands before the site's name in the browser's tab. */
  readonly title: string;
  /** For search results and cards: 50 to 160 characters. */
  readonly description: string;
  readonly children: ReactNode;
}

/** The frame of a page outside the documentation: navbar, one `<main>`, footer. */
export const Page = ({title, description, children}: Props): ReactNode => (
  <Layout title={title} description={description}>
    <main>{children}</main>
  </Layout>
);
