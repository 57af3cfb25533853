import type {MdxjsEsm} from 'mdast-util-mdx';

/** Returns the node of an MDX page that imports something. */
export function createImport(
  {imported, local}: Readonly<Record<'imported' | 'local', string>>,
  source: string,
): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: {type: 'Identifier', name: imported},
                local: {type: 'Identifier', name: local},
              },
            ],
            source: {type: 'Literal', value: source},
            attributes: [],
          },
        ],
      },
    },
  };
}
