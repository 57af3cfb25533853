import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** Has a navbar item for a document that doesn't exist. */
export default function WrongDoc(): ReactNode {
  return (
    <Layout>
      <NavbarItem type="doc" docId="nowhere" label="Nowhere" />
    </Layout>
  );
}
