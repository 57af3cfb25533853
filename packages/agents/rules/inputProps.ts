import type {Rule} from './Rule.ts';
import {findCalls} from './syntax.ts';

/** Finds `getInputProps()` in an app, where it returns nothing. */
export const inputProps: Rule = {
  name: 'input-props',
  about: 'getInputProps() in an app with a Player',
  severity: 'error',
  link: '/docs/get-input-props',
  checkCode(file, report) {
    if (file.role !== 'app') {
      return;
    }
    for (const call of findCalls(file, ['getInputProps'])) {
      report(call, {
        message: 'In the Player, getInputProps() doesn’t return the inputProps of the Player.',
        fix: 'Read the values from the props of the component.',
      });
    }
  },
};
