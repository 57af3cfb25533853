import {useDocById} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Asks the version for a document that it does not have. */
export const UnknownDocument = (): ReactNode => useDocById('nowhere').title;
