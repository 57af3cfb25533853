import {writeFileSync} from 'node:fs';
import {bundle} from '@remotion/bundler';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createTemporaryFile} from '../../../integration/fixtures.ts';

claim("Remotion's bundler can't find the file and prints Can't resolve 'remotion/version'", async () => {
  const entryPoint = createTemporaryFile('index.ts');
  writeFileSync(entryPoint, "import {VERSION} from 'remotion/version';\n\nconsole.log(VERSION);\n");
  await expect(bundle({entryPoint, enableCaching: false})).rejects.toThrow("Can't resolve 'remotion/version'");
});
