import plugin from '@remotion/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import {Linter} from 'eslint/universal';
import type {CodeFinding} from './CodeFinding.ts';
import {lintExplanations} from './lintExplanations.ts';

const linter = new Linter({configType: 'flat'});
const rules = Object.fromEntries(
  Object.entries(plugin.configs.recommended.rules).filter(([, severity]) => severity !== 'off'),
) as Record<string, 'error'>;
const config = [
  {
    files: ['**'],
    languageOptions: {parser, parserOptions: {ecmaFeatures: {jsx: true}}},
    plugins: {'@remotion': {rules: plugin.rules}},
    // Comments that turn rules off are the author's decision, and they may name rules of other plugins.
    linterOptions: {reportUnusedDisableDirectives: 'off' as const},
    rules,
  },
] as unknown as Linter.Config[];

// The path of a local file, from the attribute or argument that a rule is about.
const assetPattern = /^[^'"`>]*['"`](?:\.{0,2}\/)*(?:public\/)?([\w./-]+\.\w+)['"`]/;

/** Runs the recommended rules of `@remotion/eslint-plugin`. Returns nothing for files with syntax errors. */
export function lintCode(path: string, text: string): CodeFinding[] {
  return linter.verify(text, config, {filename: path.replace(/\.[cm]?[jt]sx?$/, '.tsx')}).flatMap((found) => {
    const name = found.ruleId;
    const explanation = name === null ? undefined : lintExplanations[name];
    if (name === null || explanation === undefined) {
      return [];
    }
    const [message = ''] = found.message.split('\n');
    const [, asset = 'logo.png'] =
      assetPattern.exec(text.split('\n')[found.line - 1]?.slice(found.column - 1) ?? '') ?? [];
    const fix = explanation.fix.replace('logo.png', asset);
    return [{file: path, line: found.line, column: found.column, rule: name, message, ...explanation, fix}];
  });
}
