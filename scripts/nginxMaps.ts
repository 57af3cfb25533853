import type {HeaderRule} from '../search/service/readHeaders.ts';
import type {Redirect} from '../site/config/redirects.ts';

/** Headers of which `deploy/nginx.conf` sends each. */
export const NGINX_HEADERS = [
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
 * Writes what nginx says of each path as maps from the path to the value of a header: `$site_x_frame_options`. What
 * no rule says of how long an answer may be kept is that it is asked for again. Redirects are maps, too:
 * `$site_moved_for_good` (301) and `$site_moved_for_now` (307).
 * @throws if a rule has a header that the configuration would not send.
 */
export const nginxMaps = (rules: readonly HeaderRule[], redirects: readonly Redirect[]): string => {
  const unknown = rules.flatMap(({headers}) => Object.keys(headers)).find((name) => !isKnown(name));
  if (unknown !== undefined) throw new Error(`deploy/nginx.conf does not send "${unknown}": add it there and here.`);
  return [
    ...NGINX_HEADERS.map((name) => map(name.replaceAll('-', '_'), entriesOf(name, rules))),
    map('moved_for_good', redirectsOf(301, redirects)),
    map('moved_for_now', redirectsOf(307, redirects)),
  ].join('\n');
};

type Entry = readonly [path: string, value: string];

const isKnown = (name: string): boolean => NGINX_HEADERS.some((known) => known === name);

/** Of patterns nginx takes the first that fits, where `_headers` means the last. */
const entriesOf = (name: string, rules: readonly HeaderRule[]): Entry[] => [
  ...(name === 'cache-control' ? [['default', 'no-cache'] as const] : []),
  ...rules.toReversed().flatMap(({path, isPrefix, headers}): Entry[] => {
    const value = headers[name];
    return value === undefined ? [] : [[isPrefix ? `"~^${escaped(path)}"` : quoted(path), value]];
  }),
];

const redirectsOf = (status: number, redirects: readonly Redirect[]): Entry[] =>
  redirects
    .filter((redirect) => redirect.status === status)
    .flatMap(({from, to}) => [from, `${from}/`].map((path): Entry => [quoted(path), to]));

const map = (name: string, entries: readonly Entry[]): string =>
  `map $uri $site_${name} {\n${entries.map(([path, value]) => `  ${path} ${quoted(value)};\n`).join('')}}\n`;

/** A dollar sign would begin a variable, and there is no way to write one. */
const quoted = (text: string): string => {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx cannot be told ${JSON.stringify(text)}.`);
  return `"${text}"`;
};

const escaped = (path: string): string => path.replaceAll(/[.+?()[\]{}|^*]/g, '[$&]');
