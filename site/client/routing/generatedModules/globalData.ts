import data from '@generated/known-global-data.json';
import {listDocuments} from '../listDocuments.ts';
import {routes} from '../knownRoutes.ts';

for (const version of Object.values(data['docusaurus-plugin-content-docs']).flatMap(({versions}) => versions)) {
  const {docs: first, path} = version;
  let known = {routes: 0, docs: first};
  Object.defineProperty(version, 'docs', {
    get: () => {
      // Each item of the header looks a document up, but routes are only added once after the first ones.
      if (known.routes !== routes.length) {
        known = {routes: routes.length, docs: [...first, ...listDocuments(routes, path)]};
      }
      return known.docs;
    },
  });
}

/** Replaces the module of Docusaurus: the documents of a version are those whose routes are known so far. */
export default data;
