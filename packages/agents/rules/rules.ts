import {accumulatedState} from './accumulatedState.ts';
import {audioData} from './audioData.ts';
import {backgroundImage} from './backgroundImage.ts';
import {browserCode} from './browserCode.ts';
import {browserFeature} from './browserFeature.ts';
import {commandLine} from './commandLine.ts';
import {commonModule} from './commonModule.ts';
import {compositionMount} from './compositionMount.ts';
import {compositionProps} from './compositionProps.ts';
import {configSettings} from './configSettings.ts';
import {cssAnimation} from './cssAnimation.ts';
import {defaultProps} from './defaultProps.ts';
import {delayedRender} from './delayedRender.ts';
import {dynamicImport} from './dynamicImport.ts';
import {entryPoint} from './entryPoint.ts';
import {inputProps} from './inputProps.ts';
import {interpolateRanges} from './interpolateRanges.ts';
import {mediaProps} from './mediaProps.ts';
import {ownClock} from './ownClock.ts';
import {packageVersions} from './packageVersions.ts';
import {playerContext} from './playerContext.ts';
import {playerProps} from './playerProps.ts';
import {randomValue} from './randomValue.ts';
import {registeredRoot} from './registeredRoot.ts';
import {renderProgress} from './renderProgress.ts';
import {renderSettings} from './renderSettings.ts';
import type {Rule} from './Rule.ts';
import {sequenceFrame} from './sequenceFrame.ts';
import {sequenceTiming} from './sequenceTiming.ts';
import {seriesChildren} from './seriesChildren.ts';
import {springOptions} from './springOptions.ts';
import {staticFilePath} from './staticFilePath.ts';
import {thirdParty} from './thirdParty.ts';
import {threeScene} from './threeScene.ts';
import {unawaitedLoading} from './unawaitedLoading.ts';
import {untimedMedia} from './untimedMedia.ts';
import {wallClock} from './wallClock.ts';
import {webpackOverride} from './webpackOverride.ts';
import {windowSize} from './windowSize.ts';

/** All rules, in the order in which findings of the same line are listed. */
export const rules: readonly Rule[] = [
  accumulatedState,
  audioData,
  backgroundImage,
  browserCode,
  browserFeature,
  commandLine,
  commonModule,
  compositionMount,
  compositionProps,
  configSettings,
  cssAnimation,
  defaultProps,
  delayedRender,
  dynamicImport,
  entryPoint,
  inputProps,
  interpolateRanges,
  mediaProps,
  ownClock,
  packageVersions,
  playerContext,
  playerProps,
  randomValue,
  registeredRoot,
  renderProgress,
  renderSettings,
  sequenceFrame,
  sequenceTiming,
  seriesChildren,
  springOptions,
  staticFilePath,
  thirdParty,
  threeScene,
  unawaitedLoading,
  untimedMedia,
  wallClock,
  webpackOverride,
  windowSize,
];
