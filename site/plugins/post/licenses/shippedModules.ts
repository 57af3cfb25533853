/**
 * Paths of all package files that end up in what readers load. Each bundling step adds its own, so the set is complete
 * when all pages are built.
 */
export const shippedModules = new Set<string>();
