/** The names that pages omit on purpose, keyed by `page id: name`, each with the reason. The coverage check only uses this list. */
export const exceptions: Readonly<Record<string, string>> = {
  'three-canvas: ThreeCanvas....Canvas props of @react-three/fiber':
    'Props of another package: the section "Props of the canvas" links to its documentation.',
  'skia/skia-canvas: SkiaCanvas....Canvas props of @shopify/react-native-skia':
    'Props of another package: the section "Props of the canvas" links to its documentation.',
};
