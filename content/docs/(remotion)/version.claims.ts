import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {VERSION} from 'remotion';
import {VERSION as versionOnly} from 'remotion/version';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {importFresh} from '../../../packages/claims/importFresh.ts';

const require = createRequire(import.meta.url);

claim('A string such as 3.2.44, without a v at the beginning.', () => {
  expect(VERSION).toBe('3.2.44');
});

claim("It's the same as the version in node_modules/remotion/package.json.", () => {
  const manifest = readFileSync(require.resolve('remotion/package.json'), 'utf8');
  expect(VERSION).toBe((JSON.parse(manifest) as {version: string}).version);
});

claim(
  "If you don't need anything else from Remotion, for example on a server, import the constant from remotion/version.",
  () => {
    expect(versionOnly).toBe(VERSION);
  },
);

claim(
  "If Node.js runs your code as an ES module, write remotion/version.js, because Node.js doesn't add the file extension there.",
  () => {
    const run = (path: string): string =>
      execFileSync(
        process.execPath,
        ['--input-type=module', '--eval', `import {VERSION} from '${path}'; console.log(VERSION);`],
        {cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe'},
      );
    expect(run('remotion/version.js').trim()).toBe(VERSION);
    expect(() => run('remotion/version')).toThrow('ERR_MODULE_NOT_FOUND');
  },
);

claim(
  'If remotion is loaded twice on the same page, the second copy throws 🚨 Multiple versions of Remotion detected, even if both have the same version.',
  () => {
    expect(() => importFresh('remotion')).toThrow('🚨 Multiple versions of Remotion detected: 3.2.44');
  },
);
