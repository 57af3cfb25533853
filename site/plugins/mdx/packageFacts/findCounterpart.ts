type Place = 'config' | 'node' | 'flag';

/** Returns the attributes for an equivalent in another API, with the URL of its heading: `config`, `configTo`. */
export function findCounterpart(place: Place, name: string | undefined): Record<string, string> {
  if (name === undefined) {
    return {};
  }
  const {id, anchor} = places[place](name);
  return {[place]: name, [`${place}To`]: `/docs/${id}#${anchor}`};
}

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
