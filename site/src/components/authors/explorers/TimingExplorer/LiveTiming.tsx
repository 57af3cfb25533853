import {type ReactNode, useState} from 'react';
import {CodeBox} from '../CodeBox.tsx';
import type {Explorable} from '../Explorable.ts';
import {ExplorerPanel} from '../ExplorerPanel.tsx';
import {FrameTable} from '../FrameTable.tsx';
import {OpenInPlayground} from '../OpenInPlayground.tsx';
import {PastedCode} from '../PastedCode.tsx';
import {PlayheadBar} from '../PlayheadBar.tsx';
import {useExplorable} from '../useExplorable.ts';
import {usePlayhead} from '../usePlayhead.ts';
import {ValueField} from '../ValueField.tsx';
import {addNode, type AddableKind, getNode, removeNode, setNode, setValue} from './editTiming.ts';
import {MountedChildren} from './MountedChildren.tsx';
import {NodeFields} from './NodeFields.tsx';
import {Timeline} from './Timeline.tsx';
import {countNodes, initialTiming, maxFrames, maxNodes, type TimingNode, type TimingState} from './TimingNode.ts';
import {createTimingSample} from './createTimingSample.ts';
import {createTimingTable} from './createTimingTable.ts';
import {getTimingView} from './getTimingView.ts';
import {writeTiming} from './writeTiming.ts';

const timing: Explorable<TimingState> = {
  name: 'timing',
  first: initialTiming,
  write: writeTiming,
  loadReader: async () => (await import('./readTiming.ts')).readTiming,
};

/** Nested sequences, series, loops and freezes, and the frame that each child sees. */
export function LiveTiming(): ReactNode {
  const {state, change, reset, code, notice} = useExplorable(timing);
  const [chosen, setChosen] = useState('0.1');
  const {durationInFrames: duration, nodes} = state;
  const view = getTimingView(state);
  const track = {min: 0, max: duration - 1, step: 1, rate: 30};
  const playhead = usePlayhead(track, 35);
  const seen = view.frames[playhead.value];
  // The selected element may have been removed.
  const selected = getNode(nodes, chosen) ? chosen : '0';
  const node = getNode(nodes, selected);
  const setNodes = (next: readonly TimingNode[]): void => change({...state, nodes: next});
  const without = removeNode(nodes, selected);
  const add = (kind: AddableKind): string | undefined => {
    const next = addNode(nodes, selected, kind);
    if (countNodes(next) > maxNodes) {
      return `The explorer supports up to ${maxNodes} elements. Remove one first.`;
    }
    setNodes(next);
    return undefined;
  };
  return (
    <ExplorerPanel
      name={timing.name}
      label="Compose timing"
      notice={notice}
      picture={
        <>
          <MountedChildren rows={view.rows} seen={seen} />
          <PlayheadBar
            track={track}
            cells={duration}
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
            onChange={(path, prop, value) =>
              setNodes(setNode(nodes, path, (old) => ({...old, values: setValue(old.values, prop, value)})))
            }
          />
        </>
      }
      fields={
        <>
          <ValueField
            label="Composition duration"
            value={duration}
            min={1}
            max={maxFrames}
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
        <CodeBox name={timing.name} code={code} onReset={reset}>
          <OpenInPlayground sample={() => createTimingSample(state)} />
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
      values={<FrameTable label="Frames that children see" {...createTimingTable(view)} current={playhead.value} />}
    />
  );
}
