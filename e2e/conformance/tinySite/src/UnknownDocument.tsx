import {useDocById} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Requests a document that doesn't exist in the version. */
export function UnknownDocument(): ReactNode {
  return useDocById('nowhere').title;
}
