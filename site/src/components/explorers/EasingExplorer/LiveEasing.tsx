import type {ReactNode} from 'react';
import {CodeBox} from '../CodeBox';
import {type EasingChoice, easingOf} from '../curve/Easings';
import {EasingFields} from '../curve/EasingFields';
import {Graph} from '../curve/Graph';
import {Handle} from '../curve/Handle';
import {type Point, rangeOf, type Range} from '../curve/Scale';
import {Subject} from '../curve/Subject';
import {valueText} from '../curve/valueText';
import {writeEasing} from '../curve/writeEasing';
import type {Explorable} from '../Explorable';
import {ExplorerFrame} from '../ExplorerFrame';
import {FrameTable} from '../FrameTable';
import {OpenInPlayground} from '../OpenInPlayground';
import {PastedCode} from '../PastedCode';
import {PlayheadBar} from '../PlayheadBar';
import {useExplorable} from '../useExplorable';
import {usePlayhead} from '../usePlayhead';
import {bezierHandles} from './bezierHandles';
import {easingSample} from './easingSample';

const easing: Explorable<EasingChoice> = {
  name: 'easing',
  first: {modifier: 'none', name: 'bezier', parameters: [0.6, 0, 0.2, 1]},
  write: writeEasing,
  loadReader: async () => (await import('./readEasingCode')).readEasingCode,
};

/** Frames from progress 0 to progress 1. */
const duration = 40;
const track = {min: 0, max: duration, step: 1, rate: 30};

const pieces = 240;
const unit: Range = [0, 1];

/** A curve of `Easing`, with handles where it is a Bézier curve. */
export const LiveEasing = (): ReactNode => {
  const {state, change, code, notice} = useExplorable(easing);
  const curve = easingOf(state);
  const playhead = usePlayhead(track, 14);
  const at = (x: number): Point => ({x, y: curve(x)});
  const points = Array.from({length: pieces + 1}, (_, index) => at(index / pieces));
  const handles = bezierHandles(state);
  const scale = {x: unit, y: rangeOf([0, 1, ...points.map(({y}) => y), ...handles.map(({point}) => point.y)])};
  const head = at(playhead.value / duration);
  const text = `progress ${valueText(head.x)} → ${valueText(head.y)}`;
  return (
    <ExplorerFrame
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
                text={`x ${valueText(point.x)}, y ${valueText(point.y)}`}
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
            text={`frame ${playhead.value} of ${duration}, ${text}`}
          />
        </>
      }
      fields={<EasingFields easing={state} onChange={change} />}
      code={
        <CodeBox name={easing.name} code={code}>
          <OpenInPlayground sample={() => easingSample(state, duration)} />
        </CodeBox>
      }
      pasted={
        <PastedCode
          label="Paste a curve"
          example="Easing.inOut(Easing.back(2))"
          loadReader={easing.loadReader}
          onRead={change}
        />
      }
      values={
        <FrameTable
          label="Values per frame"
          columns={['frame', 'progress', 'value']}
          rows={Array.from({length: duration + 1}, (_, frame) => ({
            at: frame,
            cells: [valueText(frame / duration), valueText(curve(frame / duration))],
          }))}
          current={playhead.value}
        />
      }
    />
  );
};
