import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** Has an item of the navigation bar that leads to no document. */
export default function WrongDoc(): ReactNode {
  return (
    <Layout>
      <NavbarItem type="doc" docId="nowhere" label="Nowhere" />
    </Layout>
  );
}
