import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Takes its page for that of a category. */
export const NoCategory = (): ReactNode => useCurrentSidebarCategory().label;
