import OriginalNavbar from '@theme-original/Navbar';
import {memo} from 'react';

/** After a navigation, only the parts that read the location are rendered again. */
export default memo(OriginalNavbar);
