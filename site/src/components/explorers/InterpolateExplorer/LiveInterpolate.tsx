import type {ReactNode} from 'react';
import {SelectField} from '@site/src/components/ui/SelectField/SelectField';
import {CodeBox} from '../CodeBox';
import {EasingFields} from '../curve/EasingFields';
import {Graph} from '../curve/Graph';
import {Handle} from '../curve/Handle';
import {Subject} from '../curve/Subject';
import {valueText} from '../curve/valueText';
import type {Explorable} from '../Explorable';
import {ExplorerFrame} from '../ExplorerFrame';
import {FrameTable} from '../FrameTable';
import {OpenInPlayground} from '../OpenInPlayground';
import {PastedCode} from '../PastedCode';
import {PlayheadBar} from '../PlayheadBar';
import {useExplorable} from '../useExplorable';
import {usePlayhead} from '../usePlayhead';
import {extrapolations, firstInterpolation, interpolatedValue, type InterpolateState} from './InterpolateState';
import {interpolateSample} from './interpolateSample';
import {interpolateView} from './interpolateView';
import {KeyframeFields} from './KeyframeFields';
import {inputLimits} from './keyframes';
import {writeInterpolate} from './writeInterpolate';

const interpolation: Explorable<InterpolateState> = {
  name: 'interpolate',
  first: firstInterpolation,
  write: writeInterpolate,
  loadReader: async () => (await import('./readInterpolate')).readInterpolate,
};

/** A curve of `interpolate()` whose keyframes can be dragged. */
export const LiveInterpolate = (): ReactNode => {
  const {state, change, code, notice} = useExplorable(interpolation);
  const {keyframes, left, right, easing} = state;
  const {track, scale, curve, step, rows} = interpolateView(state);
  const playhead = usePlayhead(track, 20);
  const value = interpolatedValue(state, playhead.value);
  const text = `frame ${valueText(playhead.value)} → ${valueText(value)}`;
  return (
    <ExplorerFrame
      name={interpolation.name}
      label="Explore interpolate()"
      notice={notice}
      picture={
        <>
          <Graph
            label={`Curve of ${code.replaceAll(/\s+/g, ' ')}`}
            scale={scale}
            curve={curve}
            head={{x: playhead.value, y: value}}
          >
            {keyframes.map(({input, output}, index) => (
              <Handle
                key={index}
                label={`Keyframe ${index + 1}`}
                text={`Input ${valueText(input)}, output ${valueText(output)}`}
                point={{x: input, y: output}}
                step={step}
                limits={{x: inputLimits(keyframes, index, step.x), y: [-1_000_000, 1_000_000]}}
                onMove={({x, y}) => change({...state, keyframes: keyframes.with(index, {input: x, output: y})})}
                onRemove={
                  keyframes.length > 2 ? () => change({...state, keyframes: keyframes.toSpliced(index, 1)}) : undefined
                }
              />
            ))}
          </Graph>
          <Subject value={value} range={scale.y} text={text} />
          <PlayheadBar track={track} playhead={playhead} label="Frame" text={text} />
        </>
      }
      fields={
        <>
          <KeyframeFields keyframes={keyframes} onChange={(next) => change({...state, keyframes: next})} />
          <SelectField
            label="extrapolateLeft"
            values={extrapolations}
            value={left}
            onChange={(next) => change({...state, left: next})}
          />
          <SelectField
            label="extrapolateRight"
            values={extrapolations}
            value={right}
            onChange={(next) => change({...state, right: next})}
          />
          <EasingFields easing={easing} onChange={(next) => change({...state, easing: next})} />
        </>
      }
      code={
        <CodeBox name={interpolation.name} code={code}>
          <OpenInPlayground sample={() => interpolateSample(state)} />
        </CodeBox>
      }
      pasted={
        <PastedCode
          label="Paste a call of interpolate()"
          example="interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamp'})"
          loadReader={interpolation.loadReader}
          onRead={change}
        />
      }
      values={
        <FrameTable
          label="Values per frame"
          columns={['frame', 'value']}
          rows={rows.map(({x, y}) => ({at: x, cells: [valueText(y)]}))}
          current={playhead.value}
        />
      }
    />
  );
};
