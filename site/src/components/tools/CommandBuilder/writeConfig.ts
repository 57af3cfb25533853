import {renderOptions} from '../../../../../reference/rules/renderOptions';
import type {Choices} from './Choices';
import {literal} from './literal';

/** The choices as a configuration file. Composition and output are named on the command line. */
export const writeConfig = ({options}: Choices): string => {
  const lines = renderOptions.flatMap(({name, setter, setterFault}) => {
    const value = options[name];
    if (value === undefined || setter === null) return [];
    return [...(setterFault ? [`// ${setterFault}`] : []), `${setter}(${literal(name, value)});`];
  });
  return ["import {Config} from 'remotion';", '', ...(lines.length > 0 ? lines : ['// Nothing is set.'])].join('\n');
};
