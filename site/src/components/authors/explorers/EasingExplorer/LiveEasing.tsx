import type {ReactNode} from 'react';
import {CodeBox} from '../CodeBox.tsx';
import {type EasingChoice, getEasing} from '../curve/EasingChoice.ts';
import {EasingFields} from '../curve/EasingFields.tsx';
import {Graph} from '../curve/Graph.tsx';
import {Handle} from '../curve/Handle.tsx';
import {type Point, getRange, type Range} from '../curve/Scale.ts';
import {Subject} from '../curve/Subject.tsx';
import {formatValue} from '../curve/formatValue.ts';
import {writeEasing} from '../curve/writeEasing.ts';
import type {Explorable} from '../Explorable.ts';
import {ExplorerPanel} from '../ExplorerPanel.tsx';
import {FrameTable} from '../FrameTable.tsx';
import {OpenInPlayground} from '../OpenInPlayground.tsx';
import {PastedCode} from '../PastedCode.tsx';
import {PlayheadBar} from '../PlayheadBar.tsx';
import {useExplorable} from '../useExplorable.ts';
import {usePlayhead} from '../usePlayhead.ts';
import {getBezierHandles} from './getBezierHandles.ts';
import {createEasingSample} from './createEasingSample.ts';

const easing: Explorable<EasingChoice> = {
  name: 'easing',
  first: {modifier: 'none', name: 'bezier', parameters: [0.6, 0, 0.2, 1]},
  write: writeEasing,
  loadReader: async () => (await import('./readEasingCode.ts')).readEasingCode,
};

/** The number of frames from progress 0 to progress 1. */
const durationInFrames = 40;
const track = {min: 0, max: durationInFrames, step: 1, rate: 30};

const pieces = 240;
const unit: Range = [0, 1];

/** A curve of `Easing`, with handles if it's a Bézier curve. */
export function LiveEasing(): ReactNode {
  const {state, change, reset, code, notice} = useExplorable(easing);
  const curve = getEasing(state);
  const playhead = usePlayhead(track, 14);
  const at = (x: number): Point => ({x, y: curve(x)});
  const points = Array.from({length: pieces + 1}, (_, index) => at(index / pieces));
  const handles = getBezierHandles(state);
  const scale = {x: unit, y: getRange([0, 1, ...points.map(({y}) => y), ...handles.map(({point}) => point.y)])};
  const head = at(playhead.value / durationInFrames);
  const text = `progress ${formatValue(head.x)} → ${formatValue(head.y)}`;
  return (
    <ExplorerPanel
      name={easing.name}
      label="Explore Easing"
      notice={notice}
      picture={
        <>
          <Graph
            label={`Curve of ${code}`}
            scale={scale}
            curve={points}
            lines={handles.map(({anchor, point}) => [anchor, point])}
            head={head}
          >
            {handles.map(({label, point, moved}) => (
              <Handle
                key={label}
                label={label}
                text={`x ${formatValue(point.x)}, y ${formatValue(point.y)}`}
                point={point}
                step={{x: 0.01, y: 0.01}}
                limits={{x: unit, y: [-1000, 1000]}}
                onMove={(next) => change(moved(next))}
              />
            ))}
          </Graph>
          <Subject value={head.y} range={scale.y} text={text} />
          <PlayheadBar
            track={track}
            playhead={playhead}
            label="Frame"
            text={`frame ${playhead.value} of ${durationInFrames}, ${text}`}
          />
        </>
      }
      fields={<EasingFields easing={state} onChange={change} />}
      code={
        <CodeBox name={easing.name} code={code} onReset={reset}>
          <OpenInPlayground sample={() => createEasingSample(state, durationInFrames)} />
        </CodeBox>
      }
      pasted={
        <PastedCode
          label="Paste an easing"
          example="Easing.inOut(Easing.back(2))"
          loadReader={easing.loadReader}
          onRead={change}
        />
      }
      values={
        <FrameTable
          label="Values per frame"
          columns={['frame', 'progress', 'value']}
          rows={Array.from({length: durationInFrames + 1}, (_, frame) => ({
            at: frame,
            cells: [formatValue(frame / durationInFrames), formatValue(curve(frame / durationInFrames))],
          }))}
          current={playhead.value}
        />
      }
    />
  );
}
