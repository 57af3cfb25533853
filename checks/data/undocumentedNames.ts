const fieldsAreDocumented = 'The page documents the fields of this object instead.';

/**
 * The names that pages omit on purpose, by `page id: name` and `page id: export.option`, each with the reason. The
 * coverage check only uses this list.
 */
export const undocumentedNames: Readonly<Record<string, string>> = {
  'bundle: webpack.options': 'Belongs to webpack, which the package exports unchanged.',
  'bundle: webpack.callback': 'Belongs to webpack, which the package exports unchanged.',
  'cli/render: npx remotion render.--png': 'Deprecated. The list of all flags names its replacement.',
  'config: ConfigType': 'The type of Config, which the types page documents.',
  'interpolate: interpolate.options': fieldsAreDocumented,
  'lambda/cli/quotas: npx remotion lambda quotas increase.--force':
    'Does the same as --yes, and lambda/cli documents both.',
  'lambda/deleterender: deleteRender.input': fieldsAreDocumented,
  'lambda/deployfunction: deployFunction.options': fieldsAreDocumented,
  'lambda/downloadmedia: downloadMedia.input': fieldsAreDocumented,
  'lambda/downloadmedia: downloadVideo.input': fieldsAreDocumented,
  'lambda/getfunctions: getFunctions.options': fieldsAreDocumented,
  'lambda/getorcreatebucket: getOrCreateBucket.options': fieldsAreDocumented,
  'lambda/simulatepermissions: simulatePermissions.options': fieldsAreDocumented,
  'lottie/getlottiemetadata: getLottieMetadata.animationData': fieldsAreDocumented,
  'prefetch: prefetch.options': fieldsAreDocumented,
  'renderer/get-compositions: getCompositions.config': fieldsAreDocumented,
  'renderer/open-browser: openBrowser.options': fieldsAreDocumented,
  'renderer/render-frames: renderFrames.options': fieldsAreDocumented,
  'renderer/render-still: renderStill.options': fieldsAreDocumented,
  'renderer/stitch-frames-to-video: stitchFramesToVideo.options': fieldsAreDocumented,
};

/** The flags of all Lambda commands, which the page `lambda/cli` documents. */
export const commonFlags: ReadonlySet<string> = new Set(['--region', '--yes']);
