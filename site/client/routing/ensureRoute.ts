/**
 * Adds the page at one of the paths to the router. On the server and in development, the router knows all pages, so this
 * does nothing; the production build replaces it with `ensureRouteFromManifest`.
 */
export const ensureRoute: (paths: readonly string[]) => Promise<void> = () => Promise.resolve();
