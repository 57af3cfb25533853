import type {Plugin} from '@docusaurus/types';

/**
 * Adds the search page. The stock search theme is not used: the site has its own search bar and page, and with the
 * stock one the dialog would be twice in the main bundle.
 */
export const searchHost = (): Plugin => ({
  name: 'search-host',
  contentLoaded: ({actions: {addRoute}}) => {
    addRoute({path: '/search', component: '@theme/SearchPage', exact: true});
  },
});
