import NavbarItem from '@theme/NavbarItem';
import type {ComponentProps, ReactNode} from 'react';

/** Has a navbar item with an unknown type. */
export default function WrongNavbarType(): ReactNode {
  return <NavbarItem {...item} />;
}

/** Untyped, like in a configuration that the compiler doesn't check. */
const item: ComponentProps<typeof NavbarItem> = JSON.parse('{"type": "custom-nonsense"}');
