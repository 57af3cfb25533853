/**
 * What readers type, and the paths of which any is right: with an anchor that heading, without one the page and every
 * place on it, with an asterisk at the end every page below a folder. No path means that nothing may be found.
 */
export type Expected = Readonly<Record<string, readonly string[]>>;
