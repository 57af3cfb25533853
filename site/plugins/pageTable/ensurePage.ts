/**
 * Sees to it that the router knows the page at one of the paths. It knows all, on the server and while developing;
 * browsers that read the built site get `client/ensurePage`.
 */
export const ensurePage: (paths: readonly string[]) => Promise<void> = () => Promise.resolve();
