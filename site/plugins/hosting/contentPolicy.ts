import {createHash} from 'node:crypto';
import type {SearchSettings} from '../../src/components/search/SearchSettings';

/**
 * What a page of the site may load and run: its own files, the scripts that stand in the pages, by their hash, and
 * calls to the search. Nothing that is put into a page later can run.
 */
export const contentPolicy = (scripts: readonly string[], search: SearchSettings): string =>
  [
    "default-src 'none'",
    // Demos with Skia compile WebAssembly, which evaluates no JavaScript.
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(scripts.map(hashOf))].sort().join(' ')}`,
    // React sets styles of elements; videos consist of them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'data:', 'blob:', ...searchHosts(search)].join(' ')}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const searchHosts = ({backend, hosts}: SearchSettings): readonly string[] =>
  backend === 'hosted' && hosts.length === 0 ? ['https://*.algolia.net', 'https://*.algolianet.com'] : hosts;
