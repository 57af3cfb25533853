import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Returns the pinned package versions, with which the samples are checked. */
export function readPackageVersions(): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const folder of ['packages/toolkit-model', 'demos', 'site']) {
    const text = readFileSync(join(__dirname, '../../../..', folder, 'package.json'), 'utf8');
    const {dependencies, devDependencies} = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
    for (const [name, version] of Object.entries({...dependencies, ...devDependencies})) {
      if (wanted.test(name)) {
        versions[name] = version;
      }
    }
  }
  return versions;
}

const wanted =
  /^(?:remotion|react|react-dom|three|lottie-web|typescript|@remotion\/.*|@react-three\/fiber|@types\/(?:react|three))$/;
