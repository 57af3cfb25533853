/** What pages leave out on purpose, keyed `page id: name`, each with the reason. The coverage proof reads no other list. */
export const exceptions: Readonly<Record<string, string>> = {
  'three-canvas: ThreeCanvas....Canvas props of @react-three/fiber':
    'Props of another package: the section "Props of the canvas" leads to its documentation.',
  'skia/skia-canvas: SkiaCanvas....Canvas props of @shopify/react-native-skia':
    'Props of another package: the section "Props of the canvas" leads to its documentation.',
};
