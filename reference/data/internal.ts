/** Exports that are no supported API, keyed `package#export`, each with the reason. */
export const internal: Readonly<Record<string, string>> = {
  'remotion#BundleState': 'What a bundled page shows; set by the renderer',
  'remotion#CompositionManagerContext': 'State of the registry of compositions, for player and preview',
  'remotion#DELAY_RENDER_CALLSTACK_TOKEN': 'Separates the call stack in messages that the renderer reads',
  'remotion#FolderContext': 'Tells a composition its folder',
  'remotion#Internals': 'What the other packages need of the core; changes without notice',
  'remotion#MediaVolumeContextValue': 'Volume state of player and preview',
  'remotion#RemotionEnvironment': 'Result of an internal hook',
  'remotion#SetMediaVolumeContextValue': 'Volume state of player and preview',
  'remotion#SetTimelineContextValue': 'Timeline state of player and preview',
  'remotion#TComposition': 'A registered composition as the preview holds it',
  'remotion#TFolder': 'A registered folder as the preview holds it',
  'remotion#TSequence': 'A registered sequence as the preview timeline draws it',
  'remotion#Timeline': 'Timeline state of player and preview',
  'remotion#TimelineContextValue': 'Timeline state of player and preview',
  '@remotion/player#PlayerInternals': 'What the preview needs of the player',
  '@remotion/renderer#DownloadMap': 'Bookkeeping of downloaded assets, handed between internal calls',
  '@remotion/renderer#RenderInternals': 'What command line and Lambda need of the renderer',
  '@remotion/bundler#BundlerInternals': 'What the command line needs of the bundler',
  '@remotion/cli#cli': 'Runs the command line; called by its binary',
  '@remotion/cli#CliInternals': 'What the Lambda command line needs of this one',
  '@remotion/cli#ConfigInternals': 'Reads what the configuration file has set',
  '@remotion/cli#overrideRemotion': 'Connects the configuration file to the command line',
  '@remotion/cli#render': 'The render command; called by the command line',
  '@remotion/lambda#LambdaInternals': 'What the Lambda command line needs',
};

/** Flags that the packages parse and then ignore, each with what it was for. */
export const ignoredFlags: Readonly<Record<string, string>> = {
  '--disable-chunk-optimization': 'Belonged to an optimisation of Lambda chunks that does not exist any more',
  '--save-browser-logs': 'Parsed by the command line; no Lambda command reads it',
};
