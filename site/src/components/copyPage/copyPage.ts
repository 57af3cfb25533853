import {copyText} from '../ui/CopyButton/copyText';
import {readCopy} from './readCopy';

/** Puts the page at a path of this site on the clipboard, as Markdown, and says whether that worked. */
export const copyPage = (path: string): Promise<boolean> => copyText(readCopy(path));
