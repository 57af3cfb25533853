import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** Has an item of the navigation bar that leads to no sidebar. */
export default function WrongSidebar(): ReactNode {
  return (
    <Layout>
      <NavbarItem type="docSidebar" sidebarId="nowhere" label="Nowhere" />
    </Layout>
  );
}
