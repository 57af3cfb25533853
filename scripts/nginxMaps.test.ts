import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {HeaderRule} from '../search/service/readHeaders.ts';
import {NGINX_HEADERS, nginxMaps} from './nginxMaps.ts';
import {root} from './root.ts';

const rules: HeaderRule[] = [
  {path: '/', isPrefix: true, headers: {'x-frame-options': 'SAMEORIGIN'}},
  {path: '/assets/', isPrefix: true, headers: {'cache-control': 'immutable'}},
  {path: '/a.b/', isPrefix: true, headers: {'content-security-policy': "default-src 'none'; x"}},
  {path: '/a.b/c', isPrefix: true, headers: {'content-security-policy': 'later'}},
  {path: '/404.html', isPrefix: false, headers: {'content-security-policy': 'own'}},
];
const redirects = [
  {from: '/old', to: '/new', status: 301},
  {from: '/chat', to: 'https://chat.example.com/x', status: 307},
] as const;

const mapOf = (text: string, name: string): string | undefined =>
  new RegExp(`^map \\$uri \\$site_${name} \\{\\n((?: {2}.*;\\n)*)\\}$`, 'm').exec(text)?.[1];

test('each header is a map from the path, the later rule before the earlier', () => {
  const text = nginxMaps(rules, redirects);
  expect(mapOf(text, 'x_frame_options')).toBe('  "~^/" "SAMEORIGIN";\n');
  expect(mapOf(text, 'cache_control')).toBe('  default "no-cache";\n  "~^/assets/" "immutable";\n');
  expect(mapOf(text, 'content_security_policy')).toBe(
    `  "/404.html" "own";\n  "~^/a[.]b/c" "later";\n  "~^/a[.]b/" "default-src 'none'; x";\n`,
  );
});

test('redirects are maps by how long they hold, with and without a slash', () => {
  const text = nginxMaps([], redirects);
  expect(mapOf(text, 'moved_for_good')).toBe('  "/old" "/new";\n  "/old/" "/new";\n');
  expect(mapOf(text, 'moved_for_now')).toMatch('"/chat" "https://chat.example.com/x";');
});

test('the configuration sends each header from its map, and no other', () => {
  const configuration = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const sent = [...configuration.matchAll(/^ *add_header (\S+) +\$site_(\w+) +always;$/gm)];
  expect(sent.map(([, name = '']) => name.toLowerCase())).toEqual([...NGINX_HEADERS]);
  expect(sent.map(([, , name = '']) => name.replaceAll('_', '-'))).toEqual([...NGINX_HEADERS]);
  expect(configuration.match(/add_header/g)).toHaveLength(NGINX_HEADERS.length);
});

test('a header that it does not send is an error, as is a value that it cannot hold', () => {
  expect(() => nginxMaps([{path: '/', isPrefix: true, headers: {'x-new': '1'}}], [])).toThrow(/does not send "x-new"/);
  expect(() => nginxMaps([{path: '/$x', isPrefix: false, headers: {'x-frame-options': '1'}}], [])).toThrow(
    /cannot be told/,
  );
});
