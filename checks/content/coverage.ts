import {ignoredFlags} from '../../packages/toolkit-model/data/internal.ts';
import type {Model} from '../../packages/toolkit-model/model.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {Page} from '../../packages/content-model/page.ts';
import type {Content} from '../../packages/content-model/Content.ts';
import type {ContentCheck} from '../ContentCheck.ts';
import {getApiNames} from '../../packages/content-model/getApiNames.ts';
import {getDocumentId} from '../../packages/content-model/documentRoute.ts';
import {findDocumentedNames, type Documented} from '../../packages/content-model/coverage/findDocumentedNames.ts';
import {commonFlags, undocumentedNames} from '../data/undocumentedNames.ts';

/**
 * Checks that every page documents the names in the `api` of its front matter with all of their options, that lists of
 * flags are complete, and that every public export is in the `api` of a page. Names that pages omit on purpose are in
 * one list, with reasons.
 */
export const coverage: ContentCheck = {
  title: 'Everything is documented',
  problems: (content) => [
    ...content.pages.flatMap((page) => checkPage(page, content.model)),
    ...checkOrphans(content),
    ...findStaleExceptions(content),
    ...findStaleLists(content),
  ],
  counted: ({pages}) => `${pages.flatMap(getApiNames).length} names on ${pages.length} pages`,
};

function checkPage(page: Page, model: Model): ContentProblem[] {
  return findMissing(page, model)
    .filter((name) => !undocumentedNames[`${getDocumentId(page)}: ${name}`])
    .map((name) => ({
      file: page.file,
      line: 1,
      message: `The page doesn't document "${name}"`,
      fix: 'Add it with its name as a heading, in <Option> or in <Flag>, or add an exception with the reason to checks/data/undocumentedNames.ts',
    }));
}

function findMissing(page: Page, model: Model): string[] {
  const documented = findDocumentedNames(page);
  return [
    ...findMissingNames(page, documented, model),
    ...findMissingOptions(page, documented, model),
    ...findMissingFlags(page, documented, model),
  ];
}

/**
 * A reference page documents a name with a heading, a signature or a table. A guide only needs to mention it. So does a
 * page on which a type is the parameter of a function, if the types page lists its fields.
 */
function findMissingNames(page: Page, documented: Documented, model: Model): string[] {
  const {kind} = page.frontMatter;
  const mentionIsEnough = kind === 'guide' || kind === 'troubleshooting';
  const body = getBody(page);
  return getApiNames(page).filter((name) => {
    if (documented.names.has(name)) {
      return false;
    }
    return !((mentionIsEnough || (kind !== 'index' && isType(model, name))) && body.includes(name));
  });
}

/** Returns the text without the front matter, which names everything that the page should document. */
function getBody({text, tree}: Page): string {
  const first = tree.children[0];
  return text.slice(first?.type === 'yaml' ? first.position?.end.offset : 0);
}

function isType(model: Model, name: string): boolean {
  return model.packages.some(({exports}) => exports.some((item) => item.name === name && item.kind === 'type'));
}

/** Finds the parameters, props, fields and flags that a reference page doesn't document. */
function findMissingOptions(page: Page, documented: Documented, model: Model): string[] {
  const {kind} = page.frontMatter;
  if (kind !== 'reference' && kind !== 'types') {
    return [];
  }
  return getApiNames(page)
    .filter((of) => !documented.tables.has(of))
    .flatMap((of) =>
      getOptions(of, model)
        .filter((name) => !documented.options.has(name) && !commonFlags.has(name))
        .map((name) => `${of}.${name}`),
    );
}

/** Finds the flags that a page doesn't document although it lists those of several commands. */
function findMissingFlags(page: Page, documented: Documented, model: Model): string[] {
  const flags = flagLists[getDocumentId(page) ?? '']?.(model) ?? [];
  return flags.filter((name) => !documented.options.has(name));
}

const flagLists: Readonly<Record<string, (model: Model) => readonly string[]>> = {
  'cli/flags': getCliFlags,
  'lambda/cli': () => [...commonFlags],
};

/** Returns all flags except those that only Lambda commands accept. */
function getCliFlags({commands, flags}: Model): string[] {
  const lambdaFlags = new Set<string>(commonFlags);
  const cliFlags = new Set<string>();
  for (const command of commands) {
    const accepted = command.name.startsWith('npx remotion lambda') ? lambdaFlags : cliFlags;
    command.flags.forEach((name) => accepted.add(name));
  }
  return flags
    .map(({name}) => name)
    .filter((name) => !ignoredFlags[name] && (cliFlags.has(name) || !lambdaFlags.has(name)));
}

/** Fields of an option are described with the option. */
function getOptions(of: string, model: Model): readonly string[] {
  const command = model.commands.find(({name}) => name === of);
  const found = model.packages.flatMap(({exports}) => exports).find(({name}) => name === of);
  return command?.flags ?? (found?.members ?? []).map(({name}) => name).filter((name) => !name.includes('.'));
}

/** Finds exports, setters, commands and flags of the packages that no page documents. */
function checkOrphans({model, pages}: Content): ContentProblem[] {
  const owed = new Set(pages.flatMap(getApiNames).flatMap((name) => [name, name.split('.')[0] ?? name]));
  const options = new Set(pages.flatMap((page) => [...findDocumentedNames(page).options]));
  return [
    ...model.packages.flatMap(({name, exports}) =>
      exports
        .filter((item) => !item.internal && !owed.has(item.name) && !owed.has(item.name.split('.')[0] ?? ''))
        .map((item) => createOrphanProblem(`${name} exports ${item.name}`)),
    ),
    ...[...model.setters, ...model.commands]
      .filter(({name}) => !owed.has(name))
      .map(({name}) => createOrphanProblem(`${name} exists`)),
    ...model.flags
      .filter(({name}) => !options.has(name) && !ignoredFlags[name])
      .map(({name}) => createOrphanProblem(`The command line parses ${name}`)),
  ];
}

function createOrphanProblem(what: string): ContentProblem {
  return {
    file: 'packages/toolkit-model/data/internal.ts',
    line: 1,
    message: `${what}, but no page documents it`,
    fix: "Add it to a page and to the api in the page's front matter. If it isn't public, add the reason to this file",
  };
}

/** Finds exceptions for names that are documented or that aren't in the `api` of the page. */
function findStaleExceptions({pages, model}: Content): ContentProblem[] {
  const missing = new Set(
    pages.flatMap((page) => findMissing(page, model).map((name) => `${getDocumentId(page)}: ${name}`)),
  );
  return Object.keys(undocumentedNames)
    .filter((key) => !missing.has(key))
    .map((key) => ({
      file: 'checks/data/undocumentedNames.ts',
      line: 1,
      message: `The exception "${key}" isn't needed`,
      fix: 'Delete it',
    }));
}

/** Finds lists of flags whose page has another id now, and which would no longer be checked. */
function findStaleLists({pages}: Content): ContentProblem[] {
  const ids = new Set(pages.map(getDocumentId));
  return Object.keys(flagLists)
    .filter((id) => !ids.has(id))
    .map((id) => ({
      file: 'checks/content/coverage.ts',
      line: 1,
      message: `There is no page with the id "${id}", whose list of flags has to be complete`,
      fix: 'Change the id in flagLists',
    }));
}
