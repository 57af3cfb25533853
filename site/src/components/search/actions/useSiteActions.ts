import {useHistory, useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import {readCopy} from '@site/src/components/copyPage/readCopy';
import {copyText} from '@site/src/components/ui/CopyButton/copyText';
import {externalUrls} from '../../../../../packages/content-model/externalUrls.ts';
import {tools} from '@site/src/data/tools';
import type {SiteAction} from './SiteAction.ts';

const outsideLinks = [
  {to: externalUrls.discord, title: 'Ask on Discord', names: ['discord', 'community', 'chat']},
  {to: externalUrls.github, title: 'Open the repository on GitHub', names: ['github', 'repository', 'source code']},
  {to: externalUrls.issues, title: 'Report a bug on GitHub', names: ['report a bug', 'bug report', 'issues']},
  {to: externalUrls.changelog, title: 'Open the changelog on GitHub', names: ['changelog', 'releases']},
] as const;

/** Returns the actions of the search dialog for the page on which it was opened. */
export function useSiteActions(): readonly SiteAction[] {
  const {colorMode, setColorMode} = useColorMode();
  const history = useHistory();
  const {pathname} = useLocation();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'color-mode',
      title: `Switch to ${other} mode`,
      names: ['dark mode', 'light mode', 'colour mode', 'color mode', 'dark theme', 'light theme', 'switch theme'],
      run: () => {
        setColorMode(other);
        return `Switched to ${other} mode.`;
      },
    },
    ...tools.map(({to, action, names}) => ({
      id: to,
      title: action,
      names,
      run: () => {
        history.push(to);
        return undefined;
      },
    })),
    ...outsideLinks.map(({to, title, names}) => ({
      id: to,
      title,
      names,
      run: () => {
        window.location.assign(to);
        return undefined;
      },
    })),
    {
      id: 'copy-page',
      title: 'Copy this page as Markdown',
      names: ['copy page', 'copy this page', 'copy as markdown', 'page as markdown'],
      run: async () =>
        (await copyText(readCopy(pathname))) ? 'Copied the page as Markdown.' : 'The page couldn’t be copied.',
    },
  ];
}
