import {ignoredFlags} from '../../packages/toolkit-model/data/internal.ts';
import type {Model} from '../../packages/toolkit-model/model.ts';
import type {Problem} from '../problem.ts';
import type {Page} from '../../packages/content-model/page.ts';
import type {Content} from '../../packages/content-model/Content.ts';
import type {PlannedPage} from '../../packages/content-model/PlannedPage.ts';
import type {Proof} from '../proof.ts';
import {getDocumentId} from '../../packages/content-model/route.ts';
import {findDocumentedNames, type Documented} from '../../packages/content-model/coverage/findDocumentedNames.ts';
import {exceptions} from '../data/exceptions.ts';

/**
 * Checks that every page documents the names that the plan assigns to it, and that every public export is assigned to a
 * page. Intentional exceptions are in one list, with reasons.
 */
export const coverage: Proof = {
  name: 'Everything is documented',
  problems: (content) => [
    ...content.pages.flatMap((page) => checkPage(page, getPlan(content, page), content.model)),
    ...checkOrphans(content),
    ...findStaleExceptions(content),
  ],
  counted: ({pages, planned}) => {
    const written = new Set(pages.map(getDocumentId));
    const owed = planned.filter(({id}) => written.has(id)).flatMap(({api = []}) => api);
    return `${owed.length} names on ${written.size} pages`;
  },
};

function getPlan({planned}: Content, page: Page): PlannedPage | undefined {
  return planned.find(({id}) => id === getDocumentId(page));
}

function checkPage(page: Page, plan: PlannedPage | undefined, model: Model): Problem[] {
  if (!plan) {
    return [];
  }
  const documented = findDocumentedNames(page);
  const missing = [...findMissingNames(plan, documented, page, model), ...findMissingOptions(plan, documented)];
  return missing
    .filter((name) => !exceptions[`${plan.id}: ${name}`])
    .map((name) => ({
      file: page.file,
      line: 1,
      message: `The page doesn't document "${name}", which the plan assigns to it`,
      fix: 'Add it with its name as a heading or in <Option>, or add an exception with the reason to checks/data/exceptions.ts',
    }));
}

/**
 * A reference page documents a name with a heading, a signature or a table. A guide only needs to mention it. So does a
 * page on which a type is the parameter of a function, if the types page lists its fields.
 */
function findMissingNames({api = [], kind}: PlannedPage, documented: Documented, page: Page, model: Model): string[] {
  const mentionIsEnough = kind === 'guide' || kind === 'troubleshooting';
  return api.filter((name) => {
    if (documented.names.has(name)) {
      return false;
    }
    return !((mentionIsEnough || (kind === 'reference' && isType(model, name))) && page.text.includes(name));
  });
}

function isType(model: Model, name: string): boolean {
  return model.packages.some(({exports}) => exports.some((item) => item.name === name && item.kind === 'type'));
}

function findMissingOptions({options = {}, kind}: PlannedPage, documented: Documented): string[] {
  if (kind !== 'reference') {
    return [];
  }
  return Object.entries(options).flatMap(([of, names]) => {
    if (documented.tables.has(of)) {
      return [];
    }
    return [...new Set(names.map((name) => name.replace(/\?$|, -\w$/, '')))]
      .filter((name) => !documented.options.has(name))
      .map((name) => `${of}.${name}`);
  });
}

/** Finds exports, setters and flags of the packages that aren't assigned to a page. */
function checkOrphans({model, planned}: Content): Problem[] {
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
        .map((item) => createOrphanProblem(`${name} exports ${item.name}`, 'packages/toolkit-model/data/internal.ts')),
    ),
    ...[...model.setters, ...model.commands]
      .filter(({name}) => !owed.has(name))
      .map(({name}) => createOrphanProblem(`There is ${name}`, 'packages/toolkit-model/data/internal.ts')),
    ...model.flags
      .filter(({name}) => !options.has(name) && !ignoredFlags[name])
      .map(({name}) =>
        createOrphanProblem(`The command line parses ${name}`, 'packages/toolkit-model/data/internal.ts'),
      ),
  ];
}

function createOrphanProblem(what: string, list: string): Problem {
  return {
    file: 'packages/content-model/planned-pages.json',
    line: 1,
    message: `${what}, but no page is assigned to it`,
    fix: `Add it to the api or options of a page. If it isn't public, add the reason to ${list}`,
  };
}

/** Finds exceptions for names that are documented or that aren't assigned to the page. */
function findStaleExceptions({planned, pages, model}: Content): Problem[] {
  return Object.keys(exceptions)
    .filter((key) => {
      const [id, name = ''] = key.split(': ');
      const plan = planned.find((page) => page.id === id);
      const page = pages.find((item) => getDocumentId(item) === id);
      if (!plan) {
        return true;
      }
      if (!page) {
        return false;
      }
      const documented = findDocumentedNames(page);
      return ![...findMissingNames(plan, documented, page, model), ...findMissingOptions(plan, documented)].includes(
        name,
      );
    })
    .map((key) => ({
      file: 'checks/data/exceptions.ts',
      line: 1,
      message: `The exception "${key}" isn't needed`,
      fix: 'Delete it',
    }));
}
