import {mkdirSync, mkdtempSync, rmSync, unwatchFile, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished, vi} from 'vitest';

/**
 * Creates a project with the given files in a new folder, and makes it the current directory until the claim ends.
 * Removes variables that the claim adds to the environment. Returns the folder.
 */
export function enterProject(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  for (const [path, text] of Object.entries({'package.json': '{}', ...files})) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => {
    // Remotion watches files with environment variables.
    Object.keys(files).forEach((path) => unwatchFile(join(folder, path)));
    cwd.mockRestore();
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  });
  return folder;
}
