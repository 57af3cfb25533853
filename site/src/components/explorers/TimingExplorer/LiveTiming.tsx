import {type ReactNode, useState} from 'react';
import {CodeBox} from '../CodeBox';
import type {Explorable} from '../Explorable';
import {ExplorerFrame} from '../ExplorerFrame';
import {FrameTable} from '../FrameTable';
import {OpenInPlayground} from '../OpenInPlayground';
import {PastedCode} from '../PastedCode';
import {PlayheadBar} from '../PlayheadBar';
import {useExplorable} from '../useExplorable';
import {usePlayhead} from '../usePlayhead';
import {ValueField} from '../ValueField';
import {addNode, type AddableKind, nodeAt, removeNode, setNode, withValue} from './editTiming';
import {MountedChildren} from './MountedChildren';
import {NodeFields} from './NodeFields';
import {Timeline} from './Timeline';
import {countNodes, firstTiming, mostFrames, mostNodes, type TimingNode, type TimingState} from './TimingNode';
import {timingSample} from './timingSample';
import {timingTable} from './timingTable';
import {timingView} from './timingView';
import {writeTiming} from './writeTiming';

const timing: Explorable<TimingState> = {
  name: 'timing',
  first: firstTiming,
  write: writeTiming,
  loadReader: async () => (await import('./readTiming')).readTiming,
};

/** Sequences, series, loops and freezes in each other, and the frame that each child sees. */
export const LiveTiming = (): ReactNode => {
  const {state, change, code, notice} = useExplorable(timing);
  const [chosen, setChosen] = useState('0.1');
  const {durationInFrames: duration, nodes} = state;
  const view = timingView(state);
  const track = {min: 0, max: duration - 1, step: 1, rate: 30};
  const playhead = usePlayhead(track, 35);
  const seen = view.frames[playhead.value];
  // What was selected may be gone.
  const selected = nodeAt(nodes, chosen) ? chosen : '0';
  const node = nodeAt(nodes, selected);
  const setNodes = (next: readonly TimingNode[]): void => change({...state, nodes: next});
  const without = removeNode(nodes, selected);
  const add = (kind: AddableKind): string | undefined => {
    const next = addNode(nodes, selected, kind);
    if (countNodes(next) > mostNodes) return `A timing has up to ${mostNodes} elements here.`;
    setNodes(next);
    return undefined;
  };
  return (
    <ExplorerFrame
      name={timing.name}
      label="Compose timing"
      notice={notice}
      picture={
        <>
          <MountedChildren rows={view.rows} seen={seen} />
          <PlayheadBar
            track={track}
            playhead={playhead}
            label="Frame"
            text={`frame ${playhead.value} of ${duration - 1}`}
          />
          <Timeline
            view={view}
            frame={playhead.value}
            onSeek={playhead.seek}
            selected={selected}
            onSelect={setChosen}
            onChange={(place, prop, value) =>
              setNodes(setNode(nodes, place, (old) => ({...old, values: withValue(old.values, prop, value)})))
            }
          />
        </>
      }
      fields={
        <>
          <ValueField
            label="Frames in total"
            value={duration}
            min={1}
            max={mostFrames}
            step={1}
            onChange={(value = duration) => change({...state, durationInFrames: value})}
          />
          {node && (
            <NodeFields
              key={selected}
              node={node}
              onChange={(next) => setNodes(setNode(nodes, selected, () => next))}
              onAdd={add}
              onRemove={without.length > 0 ? () => setNodes(without) : undefined}
            />
          )}
        </>
      }
      code={
        <CodeBox name={timing.name} code={code}>
          <OpenInPlayground sample={() => timingSample(state)} />
        </CodeBox>
      }
      pasted={
        <PastedCode
          label="Paste JSX"
          example="<Sequence from={30} durationInFrames={60}><Title /></Sequence>"
          loadReader={timing.loadReader}
          onRead={change}
        />
      }
      values={<FrameTable label="Frames that children see" {...timingTable(view)} current={playhead.value} />}
    />
  );
};
