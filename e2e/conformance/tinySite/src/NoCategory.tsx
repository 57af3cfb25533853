import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Uses a hook that only works on category pages. */
export function NoCategory(): ReactNode {
  return useCurrentSidebarCategory().label;
}
