import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import type {Choices} from './Choices.ts';
import {formatLiteral} from './formatLiteral.ts';

/** Returns the choices as a configuration file. The composition and output are set on the command line. */
export function writeConfig({options}: Choices): string {
  const lines = renderOptions.flatMap(({name, setter, setterProblem}) => {
    const value = options[name];
    if (value === undefined || setter === null) {
      return [];
    }
    return [
      ...(setterProblem ? [`// This ${setterProblem}. Pass the flag instead.`] : []),
      `${setter}(${formatLiteral(name, value)});`,
    ];
  });
  return ["import {Config} from 'remotion';", '', ...(lines.length > 0 ? lines : ['// No option is set.'])].join('\n');
}
