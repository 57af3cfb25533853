import type {ImportedName} from './readImportedNames.ts';

/**
 * Where a file runs: in the page of a video, in an app that embeds the Player, in Node.js, or in the command line that
 * reads the configuration. Rules about frames only apply to videos.
 */
export type FileRole = 'video' | 'app' | 'node' | 'config';

const nodePackages =
  /^(?:@remotion\/(?:renderer|bundler|cli|lambda(?!\/client))|node:|fs|path|os|http|express|child_process)(?:$|\/|\w)/;

/** Derives the role from the imports and the name of a file. */
export function getFileRole(path: string, imports: ReadonlyMap<string, ImportedName>): FileRole {
  const values = [...imports.values()].filter(({isType}) => !isType);
  if (
    values.some(({from, name}) => from === 'remotion' && name === 'Config') ||
    /remotion\.config\.[jt]s$/.test(path)
  ) {
    return 'config';
  }
  if (values.some(({from}) => nodePackages.test(from)) && !/\.[jt]sx$/.test(path)) {
    return 'node';
  }
  if ([...imports.values()].some(({from}) => /^(?:@remotion\/(?:player|lambda)|react-dom)/.test(from))) {
    return 'app';
  }
  return 'video';
}
