// finds: webpack-override, says: Remotion’s own
// from: /docs/webpack
import {Config} from 'remotion';

Config.Bundling.overrideWebpackConfig(() => ({module: {rules: []}}));
