/** Exports that aren't a supported API, keyed by `package#export`, each with the reason. */
export const internal: Readonly<Record<string, string>> = {
  'remotion#BundleState': 'The content of a bundled page, which the renderer sets',
  'remotion#CompositionManagerContext': 'The state of the composition registry, used by the Player and the preview',
  'remotion#DELAY_RENDER_CALLSTACK_TOKEN': 'Marks the stack trace in messages that the renderer parses',
  'remotion#FolderContext': 'Provides a composition with its folder',
  'remotion#Internals': 'Internals for the other packages, which can change without notice',
  'remotion#MediaVolumeContextValue': 'The volume state of the Player and the preview',
  'remotion#RemotionEnvironment': 'The return value of an internal hook',
  'remotion#SetMediaVolumeContextValue': 'The volume state of the Player and the preview',
  'remotion#SetTimelineContextValue': 'The timeline state of the Player and the preview',
  'remotion#TComposition': 'A registered composition in the preview',
  'remotion#TFolder': 'A registered folder in the preview',
  'remotion#TSequence': 'A registered sequence in the timeline of the preview',
  'remotion#Timeline': 'The timeline state of the Player and the preview',
  'remotion#TimelineContextValue': 'The timeline state of the Player and the preview',
  '@remotion/player#PlayerInternals': 'Internals of the Player for the preview',
  '@remotion/renderer#DownloadMap': 'Keeps track of downloaded assets between internal calls',
  '@remotion/renderer#RenderInternals': 'Internals of the renderer for the CLI and Lambda',
  '@remotion/bundler#BundlerInternals': 'Internals of the bundler for the CLI',
  '@remotion/cli#cli': 'Runs the CLI; called by its binary',
  '@remotion/cli#CliInternals': 'Internals of the CLI for the Lambda CLI',
  '@remotion/cli#ConfigInternals': 'Reads the values from the configuration file',
  '@remotion/cli#overrideRemotion': 'Connects the configuration file to the CLI',
  '@remotion/cli#render': 'The render command; called by the CLI',
  '@remotion/lambda#LambdaInternals': 'Internals for the Lambda CLI',
};

/** Flags that the packages parse and then ignore, each with the reason. */
export const ignoredFlags: Readonly<Record<string, string>> = {
  '--disable-chunk-optimization': 'Disabled an optimization of Lambda chunks that no longer exists',
  '--save-browser-logs': 'Parsed by the CLI, but not read by any Lambda command',
};
