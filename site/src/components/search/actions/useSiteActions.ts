import {useHistory, useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import {readCopy} from '@site/src/components/copyPage/readCopy';
import {copyText} from '@site/src/components/ui/CopyButton/copyText';
import type {SiteAction} from './SiteAction';

/** What the search dialog can do on the page that it was opened on. */
export const useSiteActions = (): readonly SiteAction[] => {
  const {colorMode, setColorMode} = useColorMode();
  const history = useHistory();
  const {pathname} = useLocation();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'colour-mode',
      title: `Switch to ${other} mode`,
      names: ['dark mode', 'light mode', 'colour mode', 'color mode', 'dark theme', 'light theme', 'switch theme'],
      run: () => {
        setColorMode(other);
        return `The site is ${other} now.`;
      },
    },
    {
      id: 'playground',
      title: 'Open the playground',
      names: ['playground'],
      run: () => {
        history.push('/playground');
        return undefined;
      },
    },
    {
      id: 'copy-page',
      title: 'Copy this page as Markdown',
      names: ['copy page', 'copy this page', 'copy as markdown', 'page as markdown'],
      run: async () =>
        (await copyText(readCopy(pathname))) ? 'The page is copied as Markdown.' : 'The page could not be copied.',
    },
  ];
};
