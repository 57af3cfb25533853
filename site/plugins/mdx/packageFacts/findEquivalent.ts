type Api = 'config' | 'node' | 'flag';

/** Returns the attributes for an equivalent in another API, with the URL of its heading: `config`, `configTo`. */
export function findEquivalent(api: Api, name: string | undefined): Record<string, string> {
  if (name === undefined) {
    return {};
  }
  const {id, anchor} = headings[api](name);
  return {[api]: name, [`${api}To`]: `/docs/${id}#${anchor}`};
}

const headings: Record<Api, (name: string) => {id: string; anchor: string}> = {
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
