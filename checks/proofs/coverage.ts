import {ignoredFlags} from '../../reference/data/internal.ts';
import type {Model} from '../../reference/model.ts';
import type {Fault} from '../fault.ts';
import type {Page} from '../page.ts';
import type {Content, PlannedPage, Proof} from '../proof.ts';
import {documentId} from '../route.ts';
import {documentedOn, type Documented} from '../coverage/documentedOn.ts';
import {exceptions} from '../data/exceptions.ts';

/**
 * Every page that exists documents what the plan says it owes, and every public export of the packages is owed by
 * some page. What is left out on purpose is in one list, with reasons.
 */
export const coverage: Proof = {
  name: 'Everything is documented',
  faults: (content) => [
    ...content.pages.flatMap((page) => pageFaults(page, planOf(content, page), content.model)),
    ...orphanFaults(content),
    ...staleExceptions(content),
  ],
  counted: ({pages, planned}) => {
    const written = new Set(pages.map(documentId));
    const owed = planned.filter(({id}) => written.has(id)).flatMap(({api = []}) => api);
    return `${owed.length} names on ${written.size} pages`;
  },
};

const planOf = ({planned}: Content, page: Page): PlannedPage | undefined =>
  planned.find(({id}) => id === documentId(page));

const pageFaults = (page: Page, plan: PlannedPage | undefined, model: Model): Fault[] => {
  if (!plan) return [];
  const documented = documentedOn(page);
  const missing = [...missingNames(plan, documented, page, model), ...missingOptions(plan, documented)];
  return missing
    .filter((name) => !exceptions[`${plan.id}: ${name}`])
    .map((name) => ({
      file: page.file,
      line: 1,
      message: `The page owes "${name}" and does not document it`,
      fix: 'Write it, with its name as a heading or in <Option>; if it is left out on purpose, say why in checks/data/exceptions.ts',
    }));
};

/**
 * A reference page gives a name a heading, a signature or a table. A guide speaks of it; so does a page on which a
 * type only says what a function takes, as long as the page of types has its fields.
 */
const missingNames = ({api = [], kind}: PlannedPage, documented: Documented, page: Page, model: Model): string[] => {
  const mentionIsEnough = kind === 'guide' || kind === 'troubleshooting';
  return api.filter((name) => {
    if (documented.names.has(name)) return false;
    return !((mentionIsEnough || (kind === 'reference' && isType(model, name))) && page.text.includes(name));
  });
};

const isType = (model: Model, name: string): boolean =>
  model.packages.some(({exports}) => exports.some((item) => item.name === name && item.kind === 'type'));

const missingOptions = ({options = {}, kind}: PlannedPage, documented: Documented): string[] => {
  if (kind !== 'reference') return [];
  return Object.entries(options).flatMap(([of, names]) => {
    if (documented.tables.has(of)) return [];
    return [...new Set(names.map((name) => name.replace(/\?$|, -\w$/, '')))]
      .filter((name) => !documented.options.has(name))
      .map((name) => `${of}.${name}`);
  });
};

/** What the packages export, set or parse, and no page of the plan owes. */
const orphanFaults = ({model, planned}: Content): Fault[] => {
  const owed = new Set(planned.flatMap(({api = []}) => api.flatMap((name) => [name, name.split('.')[0] ?? name])));
  const options = new Set(
    planned.flatMap(({options: all = {}}) =>
      Object.values(all)
        .flat()
        .map((name) => name.split(',')[0]),
    ),
  );
  return [
    ...model.packages.flatMap(({name, exports}) =>
      exports
        .filter((item) => !item.internal && !owed.has(item.name) && !owed.has(item.name.split('.')[0] ?? ''))
        .map((item) => orphan(`${name} exports ${item.name}`, 'reference/data/internal.ts')),
    ),
    ...[...model.setters, ...model.commands]
      .filter(({name}) => !owed.has(name))
      .map(({name}) => orphan(`There is ${name}`, 'reference/data/internal.ts')),
    ...model.flags
      .filter(({name}) => !options.has(name) && !ignoredFlags[name])
      .map(({name}) => orphan(`The command line parses ${name}`, 'reference/data/internal.ts')),
  ];
};

const orphan = (what: string, list: string): Fault => ({
  file: 'checks/data/planned-pages.json',
  line: 1,
  message: `${what}, which no page owes`,
  fix: `Add it to the api or options of a page; if it is not public, say why in ${list}`,
});

/** An exception for a name that is documented, or for a page that owes no such thing, hides nothing and goes. */
const staleExceptions = ({planned, pages, model}: Content): Fault[] =>
  Object.keys(exceptions)
    .filter((key) => {
      const [id, name = ''] = key.split(': ');
      const plan = planned.find((page) => page.id === id);
      const page = pages.find((item) => documentId(item) === id);
      if (!plan) return true;
      if (!page) return false;
      const documented = documentedOn(page);
      return ![...missingNames(plan, documented, page, model), ...missingOptions(plan, documented)].includes(name);
    })
    .map((key) => ({
      file: 'checks/data/exceptions.ts',
      line: 1,
      message: `The exception "${key}" is not needed`,
      fix: 'Delete it',
    }));
