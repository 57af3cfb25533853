import {createStorageSlot} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** Reads what a browser has stored, on the server. */
export default function WrongStorage(): ReactNode {
  return createStorageSlot('theme').get();
}
