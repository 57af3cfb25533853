import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Uses the version outside of the documentation. */
export default function WrongContext(): ReactNode {
  return useDocsVersion().label;
}
