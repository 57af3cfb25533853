/** The paths of the manifest and the icons. */
export const manifestPath = '/manifest.webmanifest';
export const touchIconPath = '/img/apple-touch-icon.png';
export const iconPaths = {
  192: '/img/icon-192.png',
  512: '/img/icon-512.png',
  maskable: '/img/icon-maskable-512.png',
} as const;

/** Creates the web manifest: the site's name, icons and colors on a home screen. */
export function createManifest(name: string, description: string) {
  return {
    name,
    short_name: name,
    description,
    lang: 'en',
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      {src: '/img/mark.svg', sizes: 'any', type: 'image/svg+xml'},
      {src: iconPaths[192], sizes: '192x192', type: 'image/png'},
      {src: iconPaths[512], sizes: '512x512', type: 'image/png'},
      {src: iconPaths.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    ],
  };
}
