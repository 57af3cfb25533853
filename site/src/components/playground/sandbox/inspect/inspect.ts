import {flushSync} from 'react-dom';
import type {Inspection, Snapshot} from '../../../../../../packages/course/checks/Inspection.ts';
import type {ToSandbox} from '../../../../../../packages/playground-core/SandboxMessage.ts';
import {readLoadedFonts} from '../readLoadedFonts.ts';
import {renderDelays} from '../renderDelays.ts';
import {sendToPage} from '../sendToPage.ts';
import type {stage as Stage} from '../stage.tsx';
import {waitForPaint, waitUntilStill} from '../waitUntilStill.ts';
import {readElements} from './readElements.ts';
import {readTimeline} from './readTimeline.ts';

/** Renders frames one after the other and sends what is in them to the page. */
export async function inspect(
  {call, frames}: Extract<ToSandbox, {type: 'inspect'}>,
  stage: typeof Stage,
): Promise<void> {
  try {
    const inspection = await readFrames(frames, stage);
    sendToPage({type: 'inspected', call, inspection});
  } catch (error) {
    sendToPage({type: 'uninspected', call, message: error instanceof Error ? error.message : String(error)});
  }
}

/** Milliseconds of work between two breaks. */
const breakMs = 150;

async function readFrames(frames: readonly number[], stage: typeof Stage): Promise<Inspection> {
  await waitUntil(() => stage.isMounted() && (stage.node()?.getBoundingClientRect().width ?? 0) > 0);
  // State that was set just before may not be in the document yet.
  await waitForPaint();
  const [composition, player, node] = [stage.composition(), stage.player(), stage.node()];
  if (!composition || !player || !node) {
    throw new Error('The video isn’t visible, so it can’t be checked. Scroll to it, then check again.');
  }
  stage.control({type: 'pause'});
  const run = stage.workingRun();
  const show = async (frame: number): Promise<void> => {
    flushSync(() => player.seekTo(frame));
    await waitUntilStill(node, frame);
    // The page knows about errors, and about other code.
    if (run === undefined || stage.workingRun() !== run) {
      throw new Error('The code has an error, or it was changed while it was checked. Check it again.');
    }
  };
  const snapshots: Snapshot[] = [];
  const markup = new Map<number, string>();
  let lastBreak = performance.now();
  for (const frame of frames) {
    await show(frame);
    // The page removes a sandbox that doesn't answer.
    if (performance.now() - lastBreak > breakMs) {
      await new Promise((resolve) => setTimeout(resolve));
      lastBreak = performance.now();
    }
    markup.set(frame, node.innerHTML);
    snapshots.push({
      frame,
      markupId: frames.find((other) => markup.get(other) === node.innerHTML) ?? frame,
      elements: readElements(node, composition),
      timeline: readTimeline(node, composition.durationInFrames),
    });
    // Notes the animations that this frame has started.
    stage.impurities();
  }
  return {
    composition,
    ids: stage.ids(),
    snapshots,
    unstableFrame: await findUnstableFrame(frames, markup, show, node),
    impurities: stage.impurities(),
    delays: renderDelays.count(),
    fonts: readLoadedFonts(),
    awaitedFonts: renderDelays.awaitedFonts(),
    unfinishedLoads: renderDelays.unfinishedLoads(),
  };
}

/** Resolves after five seconds in any case. */
async function waitUntil(isReady: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 100 && !isReady(); attempt++) {
    await waitForPaint();
  }
}

/** Renders a few frames again, the last one first, and returns the first that looks different. */
async function findUnstableFrame(
  frames: readonly number[],
  markup: ReadonlyMap<number, string>,
  show: (frame: number) => Promise<void>,
  node: HTMLElement,
): Promise<number | undefined> {
  const again = [0.8, 0.2, 0.5, 0].map((share) => frames[Math.floor((frames.length - 1) * share)] ?? 0);
  for (const frame of again) {
    await show(frame);
    if (node.innerHTML !== markup.get(frame)) {
      return frame;
    }
  }
  return undefined;
}
