import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {parse} from 'postcss';
import {inlineVariables} from './inlineVariables.ts';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

const name = 'inline-framework-variables';

/** After webpack's `PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE`, which minifies style sheets, and before files get their hashes. */
const afterMinification = 401;

/** A webpack plugin that replaces the variables of Infima by their values in all style sheets. */
export const inlineFrameworkVariables = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({name, stage: afterMinification}, (assets) => {
        const read = (file: string): string => String(assets[file]?.source());
        const files = Object.keys(assets);
        const scripts = files.filter((file) => file.endsWith('.js')).map(read);
        const sheets = new Map(files.filter((file) => file.endsWith('.css')).map((file) => [file, parse(read(file))]));
        inlineVariables([...sheets.values()], (variable) => scripts.some((script) => script.includes(variable)));
        for (const [file, sheet] of sheets) {
          compilation.updateAsset(file, new compiler.webpack.sources.RawSource(sheet.toString()));
        }
      }),
    ),
};
