import type {ElementFacts, Snapshot} from './Inspection.ts';
import type {Locator} from './locators.ts';

/** A number that can be read from each frame. */
export type Measure = {
  /** `the title’s opacity`. */
  readonly name: string;
  readonly unit: '' | ' px' | '°';
  readonly locator: Locator;
  /** Undefined if the element isn't there. */
  readonly read: (snapshot: Snapshot) => number | undefined;
};

function measure(
  what: string,
  unit: Measure['unit'],
  read: (facts: ElementFacts) => number,
): (locator: Locator) => Measure {
  return (locator) => ({
    name: `${locator.name}’s ${what}`,
    unit,
    locator,
    read: (snapshot) => {
      const facts = locator.find(snapshot);
      return facts && read(facts);
    },
  });
}

export const scale = measure('scale', '', (facts) => facts.scale);
export const rotation = measure('rotation', '°', (facts) => facts.rotation);
export const width = measure('width', ' px', ({box}) => box.width);
export const height = measure('height', ' px', ({box}) => box.height);
/** Of the center. */
export const x = measure('horizontal position', ' px', ({box}) => box.x + box.width / 2);
/** Of the center. */
export const y = measure('vertical position', ' px', ({box}) => box.y + box.height / 2);
export const fontSize = measure('font size', ' px', (facts) => facts.fontSize);

/** An element that isn't there is invisible. */
export function opacity(locator: Locator): Measure {
  return {
    name: `${locator.name}’s opacity`,
    unit: '',
    locator,
    read: (snapshot) => locator.find(snapshot)?.opacity ?? 0,
  };
}

/** Formats a number for a sentence: at most two decimals. */
export function format(value: number, unit: Measure['unit'] = ''): string {
  return `${Math.round(value * 100) / 100}${unit}`;
}
