import {type ExtraId, extras} from '../catalog/extras.ts';
import {findStarter, firstStarter} from '../catalog/starters.ts';
import {findNameProblem, initialOptions, languages, managers, type Options} from './Options.ts';

/** What a project starts from: a starter, or a project that the playground can open. */
export type Start =
  | {readonly kind: 'starter'; readonly id: string}
  | {readonly kind: 'demo' | 'sample'; readonly name: string}
  /** The packed project of a link to the playground. */
  | {readonly kind: 'code'; readonly code: string};

export type Choice = {readonly start: Start; readonly options: Options};

/** Reads a choice from a URL. Whatever it doesn't understand gets its default. */
export function readChoice({search, hash}: {readonly search: string; readonly hash: string}): Choice {
  const query = new URLSearchParams(search);
  const name = query.get('name') ?? '';
  const wanted = (query.get('with') ?? '').split(',');
  return {
    start: readStart(query, hash),
    options: {
      name: findNameProblem(name) === undefined ? name : initialOptions.name,
      manager: managers.find((item) => item === query.get('manager')) ?? initialOptions.manager,
      language: languages.find((item) => item === query.get('language')) ?? initialOptions.language,
      extras: extras.map(({id}) => id).filter((id) => wanted.includes(id)),
      hasAgents: wanted.includes(agentsWord),
    },
  };
}

const agentsWord = 'agents';

function readStart(query: URLSearchParams, hash: string): Start {
  if (hash.startsWith('#code=')) {
    return {kind: 'code', code: hash.slice('#code='.length)};
  }
  for (const kind of ['demo', 'sample'] as const) {
    const name = query.get(kind);
    if (name !== null && /^[\w-]+$/.test(name)) {
      return {kind, name};
    }
  }
  return {kind: 'starter', id: findStarter(query.get('starter') ?? '')?.id ?? firstStarter};
}

/** Returns the query and hash of a choice, without its defaults. */
export function createQuery({start, options}: Choice): string {
  const {name, manager, language, hasAgents} = options;
  const wanted: (ExtraId | typeof agentsWord)[] = [...options.extras, ...(hasAgents ? ([agentsWord] as const) : [])];
  const pairs = [
    ...(start.kind === 'starter' && start.id !== firstStarter ? [['starter', start.id]] : []),
    ...(start.kind === 'demo' || start.kind === 'sample' ? [[start.kind, start.name]] : []),
    ...(name === initialOptions.name ? [] : [['name', name]]),
    ...(manager === initialOptions.manager ? [] : [['manager', manager]]),
    ...(language === initialOptions.language ? [] : [['language', language]]),
    ...(wanted.length === 0 ? [] : [['with', wanted.join(',')]]),
  ];
  const query = pairs.map(([key = '', value = '']) => `${key}=${value}`).join('&');
  return `${query === '' ? '' : `?${query}`}${start.kind === 'code' ? `#code=${start.code}` : ''}`;
}
