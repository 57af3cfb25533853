import type {onRequestHookHandler} from 'fastify';

/** An address that moved. `to` is a path or a URL. */
export type Redirect = {from: string; to: string; status: 301 | 302 | 307 | 308};

/** Answers addresses that moved, with or without a slash at their end; the query is kept. */
export function redirectHook(redirects: readonly Redirect[]): onRequestHookHandler {
  const byPath = new Map(redirects.map((redirect) => [withoutSlash(redirect.from), redirect]));
  return async (request, reply) => {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    const redirect = byPath.get(withoutSlash(path));
    if (redirect) {
      const to = query && !redirect.to.includes('?') ? `${redirect.to}?${query}` : redirect.to;
      return reply.redirect(to, redirect.status);
    }
  };
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
