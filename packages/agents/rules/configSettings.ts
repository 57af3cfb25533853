import ts from 'typescript';
import {findConflicts} from '../../toolkit-model/rules/findConflicts.ts';
import type {RenderSettings as Settings} from '../../toolkit-model/rules/RenderSettings.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import type {Rule} from './Rule.ts';
import {findNodes, getNumber, getString} from './syntax.ts';

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
        message: 'The command line only reads Config in remotion.config.ts, and in components it has no effect.',
        fix: 'Move these lines to remotion.config.ts in the root of the project.',
      });
    }
    const value = (name: string): ts.Node | undefined => calls.get(name)?.call.arguments[0];
    const settings: Settings = {
      codec: getString(value('codec'), file) ?? 'h264',
      imageFormat: getString(value('imageFormat'), file) as Settings['imageFormat'],
      pixelFormat: getString(value('pixelFormat'), file) as Settings['pixelFormat'],
      proResProfile: getString(value('proResProfile'), file) as Settings['proResProfile'],
      crf: getNumber(value('crf'), file),
      videoBitrate: getString(value('videoBitrate'), file),
      quality: getNumber(value('quality'), file),
      scale: getNumber(value('scale'), file),
      everyNthFrame: getNumber(value('everyNthFrame'), file),
      width: 1920,
      height: 1080,
    };
    for (const {settings: names, message} of findConflicts(settings)) {
      const written = names.map((name) => calls.get(name)?.call).find((call) => call !== undefined);
      if (written) {
        report(written, {message, fix: message, link: '/docs/encoding'});
      }
    }
    for (const {call, option} of calls.values()) {
      if (option.setterProblem !== undefined) {
        report(call, {
          message: `${option.setter}() ${option.setterProblem}`,
          fix: `Pass ${option.flag} on the command line.`,
          link: '/docs/config/rendering',
        });
      }
    }
  },
};
