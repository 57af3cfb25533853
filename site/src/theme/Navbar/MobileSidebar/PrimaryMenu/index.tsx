import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import OriginalPrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import {toolLinks} from '@site/src/data/toolLinks';
import type {ReactNode} from 'react';

/** Adds tools to the mobile menu. On wide screens, they're in the sidebar of the guides. */
export default function NavbarMobilePrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <OriginalPrimaryMenu />
      <hr />
      <ul className="menu__list" aria-label="Tools">
        {toolLinks.map(({to, label}) => (
          <NavbarItem mobile to={to} label={label} onClick={toggle} key={to} />
        ))}
      </ul>
    </>
  );
}
