import {join} from 'node:path';
import {documentIds} from '../../config/sidebars/documentIds';

type Place = 'config' | 'node' | 'flag';

/**
 * The attributes that name what does the same elsewhere, with the address of its heading: `config`, `configTo`.
 * While the page is not written, there is a name without an address.
 */
export const counterpart = (place: Place, name: string | undefined): Record<string, string> => {
  if (name === undefined) return {};
  const {id, anchor} = places[place](name);
  return documentIds(docs).has(id) ? {[place]: name, [`${place}To`]: `/docs/${id}#${anchor}`} : {[place]: name};
};

const docs = join(__dirname, '../../docs');

const places: Record<Place, (name: string) => {id: string; anchor: string}> = {
  config: (name) => {
    const [, group = '', setter = ''] = name.split('.');
    return {id: `config/${group.toLowerCase()}`, anchor: setter.toLowerCase()};
  },
  node: (name) => {
    const [of = '', ...path] = name.split('.');
    const page = of.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return {id: of === 'bundle' ? 'bundle' : `renderer/${page}`, anchor: path.join('').toLowerCase()};
  },
  flag: (name) => ({id: 'cli/flags', anchor: name}),
};
