import type {Plugin} from '@docusaurus/types';

/**
 * Adds the search page. The site doesn't use the stock search theme because it has its own search bar and page, and the
 * stock theme would add the dialog to the main bundle a second time.
 */
export function searchPage(): Plugin {
  return {
    name: 'search-page',
    contentLoaded: ({actions: {addRoute}}) => {
      addRoute({path: '/search', component: '@theme/SearchPage', exact: true});
    },
  };
}
