import {createStorageSlot} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** Reads browser storage on the server. */
export default function WrongStorage(): ReactNode {
  return createStorageSlot('theme').get();
}
