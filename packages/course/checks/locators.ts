import type {ElementFacts, Snapshot} from './Inspection.ts';

/** Finds an element of a frame for checks. */
export type Locator = {
  /** With its article: `the title`. */
  readonly name: string;
  /** What to do if it can't be found: `Its text should be “Hello”.` */
  readonly fix: string;
  /** What a frame contains instead, if it can't be found: `The frame contains the text “Hallo”.` */
  readonly describeOthers: (snapshot: Snapshot) => string;
  readonly find: (snapshot: Snapshot) => ElementFacts | undefined;
};

/** The innermost element that contains a text, however its letters are split up. */
export function text(words: string | RegExp, name: string): Locator {
  const contains = (facts: ElementFacts): boolean =>
    typeof words === 'string' ? containsWords(squeeze(facts.text), squeeze(words)) : words.test(facts.text);
  return {
    name,
    fix: typeof words === 'string' ? `Its text should be “${words}”.` : 'Keep its text in the video.',
    describeOthers: describeText,
    find: ({elements}) => {
      const facts = elements.findLast(contains);
      return facts && {...facts, box: facts.textBox ?? facts.box};
    },
  };
}

/** Whether a text contains other text that isn't a part of a longer number: “10 s” doesn't contain “0 s”. */
function containsWords(all: string, words: string): boolean {
  for (let start = all.indexOf(words); start !== -1; start = all.indexOf(words, start + 1)) {
    const isPartBefore = /^\d/.test(words) && /[\d.,]$/.test(all.slice(0, start));
    const isPartAfter = /\d$/.test(words) && /^(?:\d|[.,]\d)/.test(all.slice(start + words.length));
    if (!isPartBefore && !isPartAfter) {
      return true;
    }
  }
  return false;
}

/** The element with an `id`. */
export function byId(id: string, name: string): Locator {
  return {
    name,
    fix: `Keep id="${id}", so that the check can find it.`,
    describeOthers: () => 'There’s no element with this ID.',
    find: ({elements}) => elements.find((facts) => facts.id === id),
  };
}

/** The first element of a kind: `img`, `video`, `path`. */
export function byTag(tag: string, name: string): Locator {
  return {
    name,
    fix: `Render it with an element that becomes <${tag}>.`,
    describeOthers: () => `There’s no <${tag}>.`,
    find: ({elements}) => elements.find((facts) => facts.tag === tag),
  };
}

/** All text of a frame, in a sentence. */
export function describeText({elements}: Snapshot): string {
  const all = elements.find(({parent}) => parent === -1)?.text ?? '';
  if (all === '') {
    const unknown = elements.find(({isUnknown}) => isUnknown);
    if (unknown) {
      return `<${unknown.tag}> isn’t an HTML element. Component names must start with a capital letter.`;
    }
    return elements.length === 0
      ? 'The frame is empty. Check that the component returns its elements.'
      : 'There’s no text.';
  }
  const shown = all.length > maxTextLength ? `${all.slice(0, maxTextLength)}…` : all;
  return `The frame contains the text “${shown}”.`;
}

const maxTextLength = 80;

/** The elements with text of their own, and not only in the elements inside of them. */
export function findTexts({elements}: Snapshot): readonly ElementFacts[] {
  const inside = elements.map(() => 0);
  for (const {parent, text: words} of elements) {
    inside[parent] = (inside[parent] ?? 0) + squeeze(words).length;
  }
  return elements.filter(({text: words}, index) => squeeze(words).length > (inside[index] ?? 0));
}

/** Letters may be in elements of their own, with or without white space between them. */
export function squeeze(words: string): string {
  return words.replace(/\s+/g, '').toLowerCase();
}
