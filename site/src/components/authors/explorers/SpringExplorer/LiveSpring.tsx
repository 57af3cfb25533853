import type {ReactNode} from 'react';
import {Graph} from '../curve/Graph.tsx';
import {Subject} from '../curve/Subject.tsx';
import {formatValue} from '../curve/formatValue.ts';
import {CodeBox} from '../CodeBox.tsx';
import type {Explorable} from '../Explorable.ts';
import {ExplorerPanel} from '../ExplorerPanel.tsx';
import {FrameTable} from '../FrameTable.tsx';
import {OpenInPlayground} from '../OpenInPlayground.tsx';
import {PastedCode} from '../PastedCode.tsx';
import {PlayheadBar} from '../PlayheadBar.tsx';
import {useExplorable} from '../useExplorable.ts';
import {usePlayhead} from '../usePlayhead.ts';
import {SpringFields} from './SpringFields.tsx';
import {firstSpring, getSpringValue, type SpringState} from './SpringState.ts';
import {createSpringSample} from './createSpringSample.ts';
import {getSpringView} from './getSpringView.ts';
import {writeSpring} from './writeSpring.ts';

const springs: Explorable<SpringState> = {
  name: 'spring',
  first: firstSpring,
  write: writeSpring,
  loadReader: async () => (await import('./readSpring.ts')).readSpring,
};

/** The movement of `spring()` with all options, and the frame at which it settles. */
export function LiveSpring(): ReactNode {
  const {state, change, reset, code, notice} = useExplorable(springs);
  const {settles, track, scale, curve} = getSpringView(state);
  const playhead = usePlayhead(track, 11);
  const value = getSpringValue(state, playhead.value);
  const text = `frame ${playhead.value} → ${formatValue(value)}`;
  const duration = state.durationInFrames;
  const marks = [
    duration === undefined
      ? {x: settles, label: `settled: ${settles}`}
      : {x: duration, label: `duration: ${formatValue(duration)}`},
  ];
  return (
    <ExplorerPanel
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
          ? `According to measureSpring(), it settles at frame ${settles}, after ${formatValue(settles / state.fps)} seconds.`
          : `According to measureSpring(), it settles at frame ${settles}. With durationInFrames, it settles at frame ${formatValue(duration)}.`
      }
      fields={<SpringFields state={state} onChange={change} />}
      code={
        <CodeBox name={springs.name} code={code} onReset={reset}>
          <OpenInPlayground sample={() => createSpringSample(state)} />
        </CodeBox>
      }
      pasted={
        <PastedCode
          label="Paste a spring() call"
          example="spring({frame, fps, config: {damping: 200}, durationInFrames: 40})"
          loadReader={springs.loadReader}
          onRead={change}
        />
      }
      values={
        <FrameTable
          label="Values per frame"
          columns={['frame', 'value']}
          rows={curve.map(({x, y}) => ({at: x, cells: [formatValue(y)]}))}
          current={playhead.value}
        />
      }
    />
  );
}
