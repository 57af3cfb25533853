import {createHash} from 'node:crypto';
import type {SearchSettings} from '../../../../packages/settings/SearchSettings.ts';

/**
 * Returns the content security policy of a page: it may load the site's own files, run the inline scripts with these
 * hashes, and call the search service. Scripts that are injected later can't run.
 */
export function createContentPolicy(scripts: readonly string[], search: SearchSettings): string {
  return [
    "default-src 'none'",
    // Demos with Skia compile WebAssembly, which evaluates no JavaScript.
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(scripts.map(hashScript))].sort().join(' ')}`,
    // React sets inline styles, and videos depend on them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'data:', 'blob:', ...getSearchHosts(search)].join(' ')}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function getSearchHosts({backend, hosts}: SearchSettings): readonly string[] {
  return backend === 'hosted' && hosts.length === 0 ? ['https://*.algolia.net', 'https://*.algolianet.com'] : hosts;
}
