import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import OriginalPrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import type {ReactNode} from 'react';

/** A short list of its own, because every page loads this code. */
const links = [
  {to: '/learn', label: 'Course'},
  {to: '/playground', label: 'Playground'},
  {to: '/errors', label: 'Error finder'},
  {to: '/start', label: 'Start a project'},
] as const;

/** Adds tools to the mobile menu. On wide screens, they're in the sidebar of the guides. */
export default function NavbarMobilePrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <OriginalPrimaryMenu />
      <hr />
      <ul className="menu__list" aria-label="Tools">
        {links.map(({to, label}) => (
          <NavbarItem mobile to={to} label={label} onClick={toggle} key={to} />
        ))}
      </ul>
    </>
  );
}
