/** In place of the framework's module: how each part of a page is loaded, by its name, as far as known up to now. */
const registry: Record<string, readonly [load: () => Promise<unknown>, name: string, module: string | number]> = {};

export default registry;
