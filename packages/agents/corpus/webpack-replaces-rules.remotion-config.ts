// finds: webpack-override, says: module
// from: /docs/webpack
import {Config} from 'remotion';

Config.Bundling.overrideWebpackConfig((current) => ({
  ...current,
  module: {rules: [{test: /\.glsl$/, type: 'asset/source'}]},
}));
