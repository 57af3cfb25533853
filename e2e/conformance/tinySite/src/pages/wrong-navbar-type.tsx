import NavbarItem from '@theme/NavbarItem';
import type {ComponentProps, ReactNode} from 'react';

/** Has an item of the navigation bar that the theme does not know. */
export default function WrongNavbarType(): ReactNode {
  return <NavbarItem {...item} />;
}

/** As it comes from a configuration, which no compiler has seen. */
const item: ComponentProps<typeof NavbarItem> = JSON.parse('{"type": "custom-nonsense"}');
