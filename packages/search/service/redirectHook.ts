import type {onRequestHookHandler} from 'fastify';
import type {Redirect} from '../../content-model/redirects.ts';

/** Redirects URLs that moved, with or without a trailing slash, and preserves the query string. */
export function redirectHook(redirects: readonly Redirect[]): onRequestHookHandler {
  const byPath = new Map(redirects.map((redirect) => [removeSlash(redirect.from), redirect]));
  return async (request, reply) => {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    const redirect = byPath.get(removeSlash(path));
    if (redirect) {
      const to = query && !redirect.to.includes('?') ? `${redirect.to}?${query}` : redirect.to;
      return reply.redirect(to, redirect.status);
    }
  };
}

function removeSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
