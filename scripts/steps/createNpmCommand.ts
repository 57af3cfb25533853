/** Returns a command that runs a script of package.json and only prints what the script prints. */
export function createNpmCommand(script: string, ...rest: readonly string[]): readonly string[] {
  return ['npm', 'run', '--silent', script, ...rest];
}
