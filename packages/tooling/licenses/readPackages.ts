import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../readJson.ts';
import type {ShippedPackage} from './ShippedPackage.ts';

/** Reads the packages that files belong to, sorted by name and version. Ignores our own files. */
export function readPackages(files: Iterable<string>): readonly ShippedPackage[] {
  const folders = new Set([...files].flatMap((file) => getFolder(file) ?? []));
  const packages = new Map([...folders].map(readPackage).map((found) => [`${found.name}@${found.version}`, found]));
  return [...packages.values()].sort((one, other) =>
    `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`, 'en'),
  );
}

/** Returns `/a/node_modules/@scope/name` for any file in that folder. */
function getFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@.][^\\/]*(?=[\\/])/.exec(file)?.[0];
}

type Manifest = {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | {readonly type?: string};
  /** The field that some old packages use. */
  readonly licenses?: readonly {readonly type?: string}[];
  readonly homepage?: string;
  readonly repository?: string | {readonly url?: string};
};

function readPackage(folder: string): ShippedPackage {
  const manifest = readJson<Manifest>(join(folder, 'package.json'));
  const {name = '', version = '', license, licenses = [], homepage, repository} = manifest;
  const old = licenses.flatMap(({type}) => type ?? []).join(' OR ');
  const url = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '';
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? old,
    homepage: url.replace(/^git\+/, '').replace(/\.git$/, ''),
    text: readText(folder),
  };
}

function readText(folder: string): string {
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]+)?$/i.test(name) && !/\.(?:js|json|ts)$/.test(name))
    .sort()
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').replaceAll('\r', '').trim())
    .join('\n\n');
}
