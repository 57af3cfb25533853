import type {SearchRecord} from '../contract.ts';
import {escapeAttributes} from '../engine/results/escapeAttributes.ts';

/** A record as the hosted service stores it. Strings that readers see are HTML; strings for ranking are plain text. */
export type HostedObject = ReturnType<typeof createObject>;

export type Kind = 'flag' | 'setter' | 'component' | 'function';

/** The size limit of the hosted service for one record, as JSON. */
const maxBytes = 10_000;
const levelWeights = {lvl1: 100, lvl2: 80, lvl3: 60, lvl4: 40, lvl5: 20, lvl6: 10, content: 0};

/**
 * Creates the objects to push.
 * @throws a single error that lists all records that exceed the size limit of the hosted service.
 */
export function createObjects(records: readonly SearchRecord[]): HostedObject[] {
  const objects = records.map(createObject);
  const tooLarge = objects.flatMap((object) => {
    const bytes = Buffer.byteLength(JSON.stringify(object));
    return bytes > maxBytes ? [`${object.objectID} (${bytes} bytes)`] : [];
  });
  if (tooLarge.length > 0) {
    throw new Error(
      `The hosted search accepts at most ${maxBytes} bytes per record. Shorten these records: ${tooLarge.join(', ')}.`,
    );
  }
  return objects;
}

function createObject(record: SearchRecord) {
  const {objectID, position, symbols, labels, keywords, message, links, type} = record;
  return {
    objectID,
    ...escapeAttributes(record),
    symbols,
    labels,
    keywords,
    message,
    kind: getKind(symbols),
    weight: {level: levelWeights[type], links, position},
  };
}

function getKind([name]: readonly string[]): Kind | null {
  if (name === undefined) {
    return null;
  }
  const [, kind = null] = recordShapes.find(([shape]) => shape.test(name)) ?? [];
  return kind;
}

const recordShapes: readonly (readonly [RegExp, Kind])[] = [
  [/^--/, 'flag'],
  [/^Config\./, 'setter'],
  [/^</, 'component'],
  [/\(\)$/, 'function'],
];
