import type {Plugin} from 'esbuild';

const namespace = 'shared-typescript';

/** TypeScript for `import`, and for `require()` by packages that were compiled from `import`. */
const modules: Readonly<Record<string, string>> = {
  'import-statement': "import typescript from 'typescript'; export default typescript;",
  'require-call':
    "const typescript = require('typescript'); module.exports = Object.create(typescript, {__esModule: {value: true}, default: {value: typescript}});",
};

/**
 * Makes all files of a bundle share one module object of TypeScript. Otherwise, each file that imports it gets a copy with
 * thousands of getters, which together need as much memory as the code.
 */
export const shareTypeScript: Plugin = {
  name: 'share-typescript',
  setup({onLoad, onResolve}) {
    onResolve({filter: /^typescript$/}, ({kind, namespace: from}) => {
      const contents = modules[kind];
      return contents === undefined || from === namespace ? undefined : {path: kind, namespace, pluginData: contents};
    });
    onLoad({filter: /./, namespace}, ({pluginData}) => ({
      contents: String(pluginData),
      resolveDir: import.meta.dirname,
    }));
  },
};
