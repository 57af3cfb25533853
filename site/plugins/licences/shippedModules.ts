/**
 * The files of packages that this build has put into what readers load, by their paths. Who puts some there adds them;
 * when all pages are built, it is complete.
 */
export const shippedModules = new Set<string>();
