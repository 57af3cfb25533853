import type {LessonFinding} from './Check.ts';
import type {Snapshot} from './Inspection.ts';
import type {Locator} from './locators.ts';

/** A finding about an element, which is marked. */
export function createFinding(
  snapshot: Snapshot,
  locator: Locator | undefined,
  expected: string,
  found: string,
): LessonFinding {
  const box = locator?.find(snapshot)?.box;
  return {expected, found, frame: snapshot.frame, ...(box && {box})};
}

/** A finding about an element that a frame doesn't contain, or that can't be seen. */
export function createMissingFinding(
  {name, fix, describeOthers}: Locator,
  snapshot: Snapshot,
  state = 'there',
): LessonFinding {
  return {
    expected: `At frame ${snapshot.frame}, ${name} should be ${state}. ${fix}`,
    found: describeOthers(snapshot),
    frame: snapshot.frame,
    missing: name,
  };
}
