import {capitalize} from './capitalize.ts';
import type {Check, LessonFinding} from './Check.ts';
import {createFinding, createMissingFinding} from './findings.ts';
import {formatList} from './formatList.ts';
import type {ElementFacts, Snapshot} from './Inspection.ts';
import {format, type Measure} from './measures.ts';
import {describeText, type Locator, text} from './locators.ts';
import type {InspectedVideo} from './InspectedVideo.ts';

/** A check with its own code. */
export function check(title: string, run: Check['run']): Check {
  return {title, run};
}

/** The element is there, and can be seen, at a frame. */
export function shows(locator: Locator, frame: number): Check {
  return {
    title: `${capitalize(locator.name)} is visible at frame ${frame}`,
    run: (video) => {
      const snapshot = video.at(frame);
      const facts = locator.find(snapshot);
      if (!facts) {
        return createMissingFinding(locator, snapshot, 'visible');
      }
      const expected = `At frame ${frame}, ${locator.name} should be visible.`;
      if (facts.cover !== undefined) {
        return createFinding(snapshot, locator, expected, `It’s behind the <${facts.cover}>.`);
      }
      return facts.opacity < 0.5
        ? createFinding(snapshot, locator, expected, `Its opacity is ${format(facts.opacity)}.`)
        : undefined;
    },
  };
}

/** The element can't be seen at a frame. */
export function hides(locator: Locator, frame: number): Check {
  return {
    title: `${capitalize(locator.name)} is hidden at frame ${frame}`,
    run: (video) => {
      const snapshot = video.at(frame);
      const value = getVisibility(locator.find(snapshot));
      return value > 0.02
        ? createFinding(
            snapshot,
            locator,
            `At frame ${frame}, ${locator.name} should be hidden.`,
            `It’s visible, with an opacity of ${format(value)}.`,
          )
        : undefined;
    },
  };
}

/** Some text is visible at each of some frames. */
export function showsText(name: string, frames: readonly number[], getText: (frame: number) => string | RegExp): Check {
  return {
    title: `${capitalize(name)} is correct at ${frames.length === 1 ? 'frame' : 'frames'} ${formatList(frames)}`,
    run: (video) =>
      findFirst(
        frames.map((frame) => video.at(frame)),
        (snapshot) => {
          const wanted = getText(snapshot.frame);
          const facts = text(wanted, name).find(snapshot);
          return getVisibility(facts) > 0.02
            ? undefined
            : createFinding(
                snapshot,
                undefined,
                `At frame ${snapshot.frame}, ${name} should be ${typeof wanted === 'string' ? `“${wanted}”` : 'visible'}.`,
                describeText(snapshot),
              );
        },
      ),
  };
}

/** A measure has a value at a frame. */
export function equals(measure: Measure, frame: number, expected: number, tolerance = 0.02): Check {
  const value = format(expected, measure.unit);
  return {
    title: `At frame ${frame}, ${measure.name} is ${value}`,
    run: (video) => {
      const snapshot = video.at(frame);
      return compare(
        video,
        measure,
        snapshot,
        `should be ${value}`,
        (found) => Math.abs(found - expected) <= tolerance,
      );
    },
  };
}

type Range = {readonly from: number; readonly to: number};

/** A measure stays between two values. */
export function staysWithin(measure: Measure, {from, to}: Range, [min, max]: readonly [number, number]): Check {
  const verb = from === to ? 'be' : 'stay';
  const values =
    min === max
      ? `${verb} at ${format(min, measure.unit)}`
      : `${verb} between ${format(min, measure.unit)} and ${format(max, measure.unit)}`;
  const tolerance = Math.max(0.02, Math.abs(max) * 0.002);
  const frames = from === to ? `At frame ${from}` : `From frame ${from} to ${to}`;
  return {
    title: `${frames}, ${measure.name} ${values.replace(/^(stay|be)/, (verb) => (verb === 'be' ? 'is' : 'stays'))}`,
    run: (video) =>
      findFirst(listSnapshots(video, {from, to}), (snapshot) =>
        compare(
          video,
          measure,
          snapshot,
          `should ${values}`,
          (found) => found >= min - tolerance && found <= max + tolerance,
        ),
      ),
  };
}

/** A measure never goes back, and ends at least `by` higher. */
export function rises(measure: Measure, range: Range, by: number): Check {
  return moves(measure, range, by, 1);
}

/** A measure never goes back, and ends at least `by` lower. */
export function falls(measure: Measure, range: Range, by: number): Check {
  return moves(measure, range, by, -1);
}

function moves(measure: Measure, {from, to}: Range, by: number, sign: 1 | -1): Check {
  const verb = sign > 0 ? 'increase' : 'decrease';
  return {
    title: `From frame ${from} to ${to}, ${measure.name} ${verb}s`,
    run: (video) => {
      let before: number | undefined;
      let first: number | undefined;
      for (const snapshot of listSnapshots(video, {from, to})) {
        const value = measure.read(snapshot);
        if (value === undefined) {
          return createMissingFinding(measure.locator, snapshot);
        }
        if (before !== undefined && (value - before) * sign < -0.01) {
          return createFinding(
            snapshot,
            measure.locator,
            `From frame ${from} to ${to}, ${measure.name} should never ${sign > 0 ? 'decrease' : 'increase'}.`,
            `At frame ${snapshot.frame}, it goes from ${format(before, measure.unit)} to ${format(value, measure.unit)}.`,
          );
        }
        before = value;
        first ??= value;
      }
      const change = ((before ?? 0) - (first ?? 0)) * sign;
      return change < by - 0.001
        ? createFinding(
            video.at(to),
            measure.locator,
            `From frame ${from} to ${to}, ${measure.name} should ${verb} by at least ${format(by, measure.unit)}.`,
            change < 0.001
              ? `It stays at ${format(before ?? 0, measure.unit)}.`
              : `It goes from ${format(first ?? 0, measure.unit)} to ${format(before ?? 0, measure.unit)}.`,
          )
        : undefined;
    },
  };
}

/** A measure goes beyond its target before it settles there. */
export function overshoots(measure: Measure, {from, to}: Range, target: number, by: number): Check {
  return {
    title: `${capitalize(measure.name)} overshoots ${format(target, measure.unit)}, then settles there`,
    run: (video) => {
      const values = listSnapshots(video, {from, to}).flatMap((snapshot) => {
        const value = measure.read(snapshot);
        return value === undefined ? [] : [{snapshot, value}];
      });
      const [first] = values;
      const last = values.at(-1);
      if (!first || !last) {
        return createMissingFinding(measure.locator, video.at(to));
      }
      const sign = first.value <= target ? 1 : -1;
      const furthest = values.reduce((one, other) => ((other.value - one.value) * sign > 0 ? other : one));
      if ((furthest.value - target) * sign < by) {
        return createFinding(
          furthest.snapshot,
          measure.locator,
          `${capitalize(measure.name)} should go beyond ${format(target, measure.unit)} before it settles.`,
          `The furthest it gets is ${format(furthest.value, measure.unit)}.`,
        );
      }
      return Math.abs(last.value - target) > Math.max(0.03, by / 4)
        ? createFinding(
            last.snapshot,
            measure.locator,
            `At frame ${last.snapshot.frame}, ${measure.name} should have settled at ${format(target, measure.unit)}.`,
            `It’s ${format(last.value, measure.unit)}.`,
          )
        : undefined;
    },
  };
}

/** The element can be seen from one frame to another, and in no other frame. */
export function showsOnly(locator: Locator, {from, to}: Range): Check {
  return {
    title: `${capitalize(locator.name)} is visible from frame ${from} to ${to}, and not before or after`,
    run: (video) =>
      findFirst(video.snapshots, (snapshot) => {
        const facts = locator.find(snapshot);
        const isShown = getVisibility(facts) > 0.02;
        const isWanted = snapshot.frame >= from && snapshot.frame <= to;
        if (isShown === isWanted) {
          return undefined;
        }
        return createFinding(
          snapshot,
          locator,
          `${capitalize(locator.name)} should be visible from frame ${from} to ${to}.${facts ? '' : ` ${locator.fix}`}`,
          `At frame ${snapshot.frame}, it${describeVisibility(facts, isShown, snapshot.frame < from)}.`,
        );
      }),
  };
}

/** The opacity of an element, or 0 if it isn't there or something hides it. */
function getVisibility(facts: ElementFacts | undefined): number {
  return facts === undefined || facts.cover !== undefined ? 0 : facts.opacity;
}

function describeVisibility(facts: ElementFacts | undefined, isShown: boolean, isEarly: boolean): string {
  if (!isShown) {
    return facts?.cover === undefined ? ' isn’t visible' : `’s behind the <${facts.cover}>`;
  }
  return isEarly ? '’s already visible' : '’s still visible';
}

/** Returns the snapshots of some frames. Throws an error if the lesson lists none of them. */
function listSnapshots(video: InspectedVideo, {from, to}: Range): readonly Snapshot[] {
  const inside = video.between(from, to);
  return inside.length > 0 ? inside : [video.at(from)];
}

/** Returns the first finding. */
function findFirst(
  snapshots: readonly Snapshot[],
  find: (snapshot: Snapshot) => LessonFinding | undefined,
): LessonFinding | undefined {
  for (const snapshot of snapshots) {
    const finding = find(snapshot);
    if (finding) {
      return finding;
    }
  }
  return undefined;
}

function compare(
  video: InspectedVideo,
  measure: Measure,
  snapshot: Snapshot,
  expected: string,
  isRight: (value: number) => boolean,
): LessonFinding | undefined {
  const value = measure.read(snapshot);
  if (value === undefined) {
    return createMissingFinding(measure.locator, snapshot);
  }
  if (isRight(value)) {
    return undefined;
  }
  // An element that isn't in the video has an opacity of 0, but that isn't what the learner has to fix.
  if (!video.snapshots.some(measure.locator.find)) {
    return createMissingFinding(measure.locator, snapshot);
  }
  return createFinding(
    snapshot,
    measure.locator,
    `At frame ${snapshot.frame}, ${measure.name} ${expected}.`,
    `It’s ${format(value, measure.unit)}.`,
  );
}
