import data from '@generated/known-global-data.json';
import {listDocuments} from '../listDocuments.ts';
import {routes} from '../knownRoutes.ts';

for (const version of Object.values(data['docusaurus-plugin-content-docs']).flatMap(({versions}) => versions)) {
  const {docs: first, path} = version;
  Object.defineProperty(version, 'docs', {get: () => [...first, ...listDocuments(routes, path)]});
}

/** Replaces the module of Docusaurus: the documents of a version are those whose routes are known so far. */
export default data;
