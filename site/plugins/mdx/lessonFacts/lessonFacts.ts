import {basename, dirname} from 'node:path';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {removeNumberPrefix} from '../../../../packages/tooling/removeNumberPrefix.ts';

/** Adds the export `lesson` to the page of a lesson: what `plugins/data/course` has prepared for it. */
export const lessonFacts: Plugin<[], Root> = () => (tree, file) => {
  const name = removeNumberPrefix(basename(dirname(file.path)));
  tree.children.unshift(createExport(`@generated/site-course/default/${name}.json`));
};

function createExport(source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            declaration: null,
            specifiers: [
              {
                type: 'ExportSpecifier',
                local: {type: 'Identifier', name: 'default'},
                exported: {type: 'Identifier', name: 'lesson'},
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
