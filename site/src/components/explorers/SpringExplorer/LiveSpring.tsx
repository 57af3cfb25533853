import type {ReactNode} from 'react';
import {Graph} from '../curve/Graph';
import {Subject} from '../curve/Subject';
import {valueText} from '../curve/valueText';
import {CodeBox} from '../CodeBox';
import type {Explorable} from '../Explorable';
import {ExplorerFrame} from '../ExplorerFrame';
import {FrameTable} from '../FrameTable';
import {OpenInPlayground} from '../OpenInPlayground';
import {PastedCode} from '../PastedCode';
import {PlayheadBar} from '../PlayheadBar';
import {useExplorable} from '../useExplorable';
import {usePlayhead} from '../usePlayhead';
import {SpringFields} from './SpringFields';
import {firstSpring, springValue, type SpringState} from './SpringState';
import {springSample} from './springSample';
import {springView} from './springView';
import {writeSpring} from './writeSpring';

const springs: Explorable<SpringState> = {
  name: 'spring',
  first: firstSpring,
  write: writeSpring,
  loadReader: async () => (await import('./readSpring')).readSpring,
};

/** The movement of `spring()`, with all its options and the frame at which it settles. */
export const LiveSpring = (): ReactNode => {
  const {state, change, code, notice} = useExplorable(springs);
  const {settles, track, scale, curve} = springView(state);
  const playhead = usePlayhead(track, 11);
  const value = springValue(state, playhead.value);
  const text = `frame ${playhead.value} → ${valueText(value)}`;
  const duration = state.durationInFrames;
  const marks = [
    duration === undefined
      ? {x: settles, label: `settled: ${settles}`}
      : {x: duration, label: `duration: ${valueText(duration)}`},
  ];
  return (
    <ExplorerFrame
      name={springs.name}
      label="Explore spring()"
      notice={notice}
      picture={
        <>
          <Graph
            label={`Movement of ${code.replaceAll(/\s+/g, ' ')}`}
            scale={scale}
            curve={curve}
            marks={marks}
            head={{x: playhead.value, y: value}}
          />
          <Subject value={value} range={scale.y} text={text} />
          <PlayheadBar track={track} playhead={playhead} label="Frame" text={text} />
        </>
      }
      summary={
        duration === undefined
          ? `measureSpring() says that it settles at frame ${settles}, after ${valueText(settles / state.fps)} seconds.`
          : `measureSpring() says that it settles at frame ${settles}; durationInFrames brings that to frame ${valueText(duration)}.`
      }
      fields={<SpringFields state={state} onChange={change} />}
      code={
        <CodeBox name={springs.name} code={code}>
          <OpenInPlayground sample={() => springSample(state)} />
        </CodeBox>
      }
      pasted={
        <PastedCode
          label="Paste a call of spring()"
          example="spring({frame, fps, config: {damping: 200}, durationInFrames: 40})"
          loadReader={springs.loadReader}
          onRead={change}
        />
      }
      values={
        <FrameTable
          label="Values per frame"
          columns={['frame', 'value']}
          rows={curve.map(({x, y}) => ({at: x, cells: [valueText(y)]}))}
          current={playhead.value}
        />
      }
    />
  );
};
