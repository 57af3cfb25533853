import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {HeaderRule} from '../packages/server/readHeaders.ts';
import {nginxHeaders, createNginxMaps} from './createNginxMaps.ts';
import {root} from '../packages/tooling/root.ts';

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

function createMap(text: string, name: string): string | undefined {
  return new RegExp(`^map \\$uri \\$site_${name} \\{\\n((?: {2}.*;\\n)*)\\}$`, 'm').exec(text)?.[1];
}

test('creates a map from the path for each header, with later rules first', () => {
  const text = createNginxMaps(rules, redirects);
  expect(createMap(text, 'x_frame_options')).toBe('  "~^/" "SAMEORIGIN";\n');
  expect(createMap(text, 'cache_control')).toBe(
    '  default "no-cache";\n  "~^/mcp/?$" "no-store";\n  "~^/1/" "no-store";\n  "~^/assets/" "immutable";\n',
  );
  expect(createMap(text, 'content_security_policy')).toBe(
    `  "/404.html" "own";\n  "~^/a[.]b/c" "later";\n  "~^/a[.]b/" "default-src 'none'; x";\n`,
  );
});

test('creates maps for permanent and temporary redirects, with and without a slash', () => {
  const text = createNginxMaps([], redirects);
  expect(createMap(text, 'moved_for_good')).toBe('  "/old" "/new";\n  "/old/" "/new";\n');
  expect(createMap(text, 'moved_for_now')).toMatch('"/chat" "https://chat.example.com/x";');
});

test('the configuration sends exactly the headers that have a map', () => {
  const configuration = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const sent = [...configuration.matchAll(/^ *add_header (\S+) +\$site_(\w+) +always;$/gm)];
  expect(sent.map(([, name = '']) => name.toLowerCase())).toEqual([...nginxHeaders]);
  expect(sent.map(([, , name = '']) => name.replaceAll('_', '-'))).toEqual([...nginxHeaders]);
  expect(configuration.match(/add_header/g)).toHaveLength(nginxHeaders.length);
});

test("throws an error for an unknown header and for a value that nginx can't represent", () => {
  expect(() => createNginxMaps([{path: '/', isPrefix: true, headers: {'x-new': '1'}}], [])).toThrow(
    /send the header "x-new"/,
  );
  expect(() => createNginxMaps([{path: '/$x', isPrefix: false, headers: {'x-frame-options': '1'}}], [])).toThrow(
    /configuration can.t contain/,
  );
});
