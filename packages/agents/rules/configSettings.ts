import ts from 'typescript';
import {findConflicts} from '../../toolkit-model/rules/findConflicts.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {readSettings} from './readSettings.ts';
import type {Rule} from './Rule.ts';
import {findNodes} from './syntax.ts';

/** Finds settings of the configuration file that exclude each other or have no effect. */
export const configSettings: Rule = {
  name: 'config-settings',
  about: 'Settings of remotion.config.ts that exclude each other or have no effect',
  severity: 'error',
  link: '/docs/config',
  checkCode(file, report) {
    const calls = new Map(
      findNodes(file.source, ts.isCallExpression).flatMap((call) => {
        const option = renderOptions.find(({setter}) => setter === call.expression.getText());
        return option ? [[option.name, {call, option}] as const] : [];
      }),
    );
    if (calls.size === 0) {
      return;
    }
    if (file.role === 'video' || findNodes(file.source, ts.isJsxOpeningLikeElement).length > 0) {
      const [first] = [...calls.values()];
      report(first?.call ?? file.source, {
        message: 'Config only works in remotion.config.ts. In components, it throws an error.',
        fix: 'Move these lines to remotion.config.ts in the root of the project.',
      });
    }
    const value = (name: string): ts.Node | undefined => calls.get(name)?.call.arguments[0];
    for (const {settings, reason, fix} of findConflicts(readSettings(value, file))) {
      const written = settings.map((name) => calls.get(name)?.call).find((call) => call !== undefined);
      if (written) {
        report(written, {message: reason, fix, ...(settings.length > 1 && {link: '/docs/encoding'})});
      }
    }
    for (const {call, option} of calls.values()) {
      if (option.setterProblem !== undefined) {
        report(call, {
          message: `${option.setter}() ${option.setterProblem}.`,
          fix: `Pass ${option.flag} on the command line.`,
          link: '/docs/config/rendering',
        });
      }
    }
  },
};
