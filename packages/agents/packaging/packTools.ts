import {execFile} from 'node:child_process';
import {mkdirSync, renameSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** The name of the packed program on the site, which doesn't change from version to version. */
const packedFile = 'remotion-docs.tgz';

/** Packs the folder of the program with npm into another folder, so that `npx <file>` runs it. */
export async function packTools(folder: string, destination: string): Promise<{file: string; bytes: number}> {
  mkdirSync(destination, {recursive: true});
  const {stdout} = await run('npm', ['pack', folder, '--json', '--pack-destination', destination]);
  const [packed] = JSON.parse(stdout) as {filename: string}[];
  if (packed === undefined) {
    throw new Error(`npm packed nothing in ${folder}.`);
  }
  const file = join(destination, packedFile);
  renameSync(join(destination, packed.filename), file);
  return {file, bytes: statSync(file).size};
}
