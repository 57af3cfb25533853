import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ShippedPackage} from './ShippedPackage';

/** Reads the packages to which files belong, sorted by name and version. Files outside of packages are ours. */
export const readPackages = (files: Iterable<string>): readonly ShippedPackage[] => {
  const folders = new Set([...files].flatMap((file) => folderOf(file) ?? []));
  const packages = new Map([...folders].map(readPackage).map((found) => [`${found.name}@${found.version}`, found]));
  return [...packages.values()].sort((one, other) =>
    `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`, 'en'),
  );
};

/** `/a/node_modules/@scope/name` for any file in it. */
const folderOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@.][^\\/]*(?=[\\/])/.exec(file)?.[0];

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | {readonly type?: string};
  /** How some old packages say it. */
  readonly licenses?: readonly {readonly type?: string}[];
  readonly homepage?: string;
  readonly repository?: string | {readonly url?: string};
}

const readPackage = (folder: string): ShippedPackage => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const {name = '', version = '', license, licenses = [], homepage, repository} = manifest;
  const old = licenses.flatMap(({type}) => type ?? []).join(' OR ');
  const address = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '';
  return {
    name,
    version,
    licence: (typeof license === 'string' ? license : license?.type) ?? old,
    homepage: address.replace(/^git\+/, '').replace(/\.git$/, ''),
    text: textIn(folder),
  };
};

const textIn = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]+)?$/i.test(name) && !/\.(?:js|json|ts)$/.test(name))
    .sort()
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').replaceAll('\r', '').trim())
    .join('\n\n');
