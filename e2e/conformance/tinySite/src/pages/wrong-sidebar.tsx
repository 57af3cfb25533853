import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** Has a navbar item for a sidebar that doesn't exist. */
export default function WrongSidebar(): ReactNode {
  return (
    <Layout>
      <NavbarItem type="docSidebar" sidebarId="nowhere" label="Nowhere" />
    </Layout>
  );
}
