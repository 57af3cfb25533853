import OriginalFooter from '@theme-original/Footer';
import {memo} from 'react';

/** The same on all pages, so a navigation doesn't render it again. */
export default memo(OriginalFooter);
