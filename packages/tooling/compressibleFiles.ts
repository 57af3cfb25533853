/** Files that become smaller when they're compressed. Images, videos and fonts are already compressed. */
export const compressibleFiles = /\.(?:html|js|mjs|css|json|md|txt|xml|svg|wasm|webmanifest)$/;
