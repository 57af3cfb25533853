import type {HeaderRule} from '../packages/server/readHeaders.ts';
import type {Redirect} from '../packages/content-model/redirects.ts';

/** The headers that `deploy/nginx.conf` sends. */
export const nginxHeaders = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

/**
 * Creates nginx maps from the path to the value of a header, such as `$site_x_frame_options`. Redirects are maps too:
 * `$site_moved_for_good` (301) and `$site_moved_for_now` (307).
 * @throws if a rule contains a header that the configuration doesn't send.
 */
export function createNginxMaps(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const unknown = rules.flatMap(({headers}) => Object.keys(headers)).find((name) => !isKnown(name));
  if (unknown !== undefined) {
    throw new Error(
      `deploy/nginx.conf doesn't send the header "${unknown}". Add it there and to deploy/createNginxMaps.ts.`,
    );
  }
  return [
    ...nginxHeaders.map((name) => map(name.replaceAll('-', '_'), getEntries(name, rules))),
    map('moved_for_good', getRedirects(301, redirects)),
    map('moved_for_now', getRedirects(307, redirects)),
  ].join('\n');
}

type Entry = readonly [path: string, value: string];

function isKnown(name: string): boolean {
  return nginxHeaders.some((known) => known === name);
}

/** Browsers revalidate files without a cache rule. The responses of the server aren't stored. */
const cacheDefaults: readonly Entry[] = [
  ['default', 'no-cache'],
  ['"~^/mcp/?$"', 'no-store'],
  ['"~^/1/"', 'no-store'],
];

/** nginx uses the first matching pattern, whereas in `_headers` the last one applies. */
function getEntries(name: string, rules: readonly HeaderRule[]): Entry[] {
  return [
    ...(name === 'cache-control' ? cacheDefaults : []),
    ...rules.toReversed().flatMap(({path, isPrefix, headers}): Entry[] => {
      const value = headers[name];
      return value === undefined ? [] : [[isPrefix ? `"~^${escapeText(path)}"` : quote(path), value]];
    }),
  ];
}

function getRedirects(status: number, redirects: readonly Redirect[]): Entry[] {
  return redirects
    .filter((redirect) => redirect.status === status)
    .flatMap(({from, to}) => [from, `${from}/`].map((path): Entry => [quote(path), to]));
}

function map(name: string, entries: readonly Entry[]): string {
  return `map $uri $site_${name} {\n${entries.map(([path, value]) => `  ${path} ${quote(value)};\n`).join('')}}\n`;
}

/** Quotes a value. A dollar sign would start a variable, and nginx can't escape it. */
function quote(text: string): string {
  if (/["\\$\n]/.test(text)) {
    throw new Error(`An nginx configuration can't contain ${JSON.stringify(text)}.`);
  }
  return `"${text}"`;
}

function escapeText(path: string): string {
  return path.replaceAll(/[.+?()[\]{}|^*]/g, '[$&]');
}
