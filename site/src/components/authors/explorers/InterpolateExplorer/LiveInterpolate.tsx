import type {ReactNode} from 'react';
import {SelectField} from '@site/src/components/ui/SelectField/SelectField';
import {CodeBox} from '../CodeBox.tsx';
import {EasingFields} from '../curve/EasingFields.tsx';
import {Graph} from '../curve/Graph.tsx';
import {Handle} from '../curve/Handle.tsx';
import {Subject} from '../curve/Subject.tsx';
import {formatValue} from '../curve/formatValue.ts';
import type {Explorable} from '../Explorable.ts';
import {ExplorerPanel} from '../ExplorerPanel.tsx';
import {FrameTable} from '../FrameTable.tsx';
import {OpenInPlayground} from '../OpenInPlayground.tsx';
import {PastedCode} from '../PastedCode.tsx';
import {PlayheadBar} from '../PlayheadBar.tsx';
import {useExplorable} from '../useExplorable.ts';
import {usePlayhead} from '../usePlayhead.ts';
import {extrapolations, firstInterpolation, getInterpolatedValue, type InterpolateState} from './InterpolateState.ts';
import {createInterpolateSample} from './createInterpolateSample.ts';
import {getInterpolateView} from './getInterpolateView.ts';
import {KeyframeFields} from './KeyframeFields.tsx';
import {getInputLimits} from './keyframes.ts';
import {writeInterpolate} from './writeInterpolate.ts';

const interpolation: Explorable<InterpolateState> = {
  name: 'interpolate',
  first: firstInterpolation,
  write: writeInterpolate,
  loadReader: async () => (await import('./readInterpolate.ts')).readInterpolate,
};

/** A curve of `interpolate()` with draggable keyframes. */
export function LiveInterpolate(): ReactNode {
  const {state, change, reset, code, notice} = useExplorable(interpolation);
  const {keyframes, left, right, easing} = state;
  const {track, scale, curve, step, rows} = getInterpolateView(state);
  const playhead = usePlayhead(track, 20);
  const value = getInterpolatedValue(state, playhead.value);
  const text = `frame ${formatValue(playhead.value)} → ${formatValue(value)}`;
  return (
    <ExplorerPanel
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
                text={`Input ${formatValue(input)}, output ${formatValue(output)}`}
                point={{x: input, y: output}}
                step={step}
                limits={{x: getInputLimits(keyframes, index, step.x), y: [-1_000_000, 1_000_000]}}
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
        <CodeBox name={interpolation.name} code={code} onReset={reset}>
          <OpenInPlayground sample={() => createInterpolateSample(state)} />
        </CodeBox>
      }
      pasted={
        <PastedCode
          label="Paste an interpolate() call"
          example="interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamp'})"
          loadReader={interpolation.loadReader}
          onRead={change}
        />
      }
      values={
        <FrameTable
          label="Values per frame"
          columns={['frame', 'value']}
          rows={rows.map(({x, y}) => ({at: x, cells: [formatValue(y)]}))}
          current={playhead.value}
        />
      }
    />
  );
}
