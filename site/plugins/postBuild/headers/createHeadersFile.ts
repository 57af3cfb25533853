import {workerPath} from '../../../../packages/search/contract.ts';

/**
 * Returns the text of `_headers`, in the format of static hosts: a path, which may end with `*`, and its headers indented
 * below. Hosts combine all matching paths, so a policy for `/*` would also apply to pages that have their own. Therefore
 * it's repeated for each folder of `pages`, the paths of HTML files. If `url` uses HTTPS, the headers include HSTS.
 */
export function createHeadersFile(pages: readonly string[], policy: string, url: string): string {
  return [
    formatRule('/*', url.startsWith('https:') ? {...everywhere, ...encrypted} : everywhere),
    formatRule('/assets/*', {'Cache-Control': 'public, max-age=31536000, immutable'}),
    // It only refers to files of its own build.
    formatRule(workerPath, {'Cache-Control': 'no-cache'}),
    ...getPaths(pages).map((path) => formatRule(path, {'Content-Security-Policy': policy})),
  ].join('\n');
}

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** One year. Doesn't include subdomains, because the site knows nothing about them. */
const encrypted = {'Strict-Transport-Security': 'max-age=31536000'};

/** A folder that only contains pages is one path. Other pages are listed with and without a trailing slash. */
function getPaths(pages: readonly string[]): readonly string[] {
  const tops = new Set(pages.map((page) => page.split('/')[0] ?? ''));
  return [...tops].sort().flatMap((top) => {
    if (top === 'index.html') {
      return ['/', '/index.html'];
    }
    if (top.endsWith('.html')) {
      return [`/${top}`];
    }
    return top === 'playground' ? ['/playground', '/playground/', '/playground/index.html'] : [`/${top}`, `/${top}/*`];
  });
}

function formatRule(path: string, headers: Readonly<Record<string, string>>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
