/** Replaces the module of Docusaurus: how each known module of a page is loaded, by its name. */
const registry: Record<string, readonly [load: () => Promise<unknown>, name: string, module: string | number]> = {};

export default registry;
