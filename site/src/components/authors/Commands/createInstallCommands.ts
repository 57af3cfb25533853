// Without the option, package managers write `^3.2.44`, which also accepts 3.3. Remotion's packages all need the
// same version.
const pinnedPattern = /(?:^| )(?:@remotion\/[\w-]+|remotion)@\d+\.\d+\.\d+/;

type Commands = {readonly npm: string; readonly yarn: string; readonly pnpm: string};

/** Returns the command that installs packages with each package manager, and saves exact versions of Remotion. */
export function createInstallCommands(packages: string, isDev: boolean): Commands {
  const isExact = pinnedPattern.test(packages);
  const join = (...words: string[]): string => words.filter((word) => word !== '').join(' ');
  return {
    npm: join('npm install', isDev ? '--save-dev' : '', isExact ? '--save-exact' : '', packages),
    yarn: join('yarn add', isDev ? '--dev' : '', isExact ? '--exact' : '', packages),
    pnpm: join('pnpm add', isDev ? '--save-dev' : '', isExact ? '--save-exact' : '', packages),
  };
}
