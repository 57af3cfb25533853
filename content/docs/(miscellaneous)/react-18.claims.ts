import {execFileSync} from 'node:child_process';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** React includes this file since 16.14. Without it, Node.js reports the same error as with an older version. */
const hideJsxRuntime = `
const Module = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = function (name, ...rest) {
  return resolve.call(this, name === 'react/jsx-runtime' ? 'react/missing-runtime' : name, ...rest);
};
`;

claim(
  "The packages also accept 16.8 to 16.13 as a peer dependency, but fail with Cannot find module 'react/jsx-runtime'.",
  () => {
    for (const name of ['remotion', '@remotion/player']) {
      const load = `require(${JSON.stringify(name)})`;
      expect(() => execFileSync(process.execPath, ['-e', load], {stdio: 'pipe'})).not.toThrow();
      expect(() => execFileSync(process.execPath, ['-e', hideJsxRuntime + load], {stdio: 'pipe'})).toThrow(
        'react/missing-runtime',
      );
    }
  },
);
