import {getArguments, type SampleRun} from '../../packages/content-model/samples/readSampleRuns.ts';
import type {PageInput} from './page/PageInput.ts';

/** Returns what has to be shown: each component, or all functions together. */
export function createInputs({sample, exports, settings}: SampleRun, folder: string): PageInput[] {
  const base = {sample: folder, name: '', props: settings.props ?? {}, calls: {}};
  if (/\bregisterRoot\(/.test(sample.code)) {
    return [{...base, kind: 'entry'}];
  }
  const roots = exports.filter(({kind}) => kind === 'root');
  const components = roots.length > 0 ? roots : exports.filter(({kind}) => kind === 'component');
  if (components.length > 0) {
    return components.map(({name}) => ({...base, kind: roots.length > 0 ? 'root' : 'component', name}));
  }
  const functions = exports.filter(({kind}) => kind === 'function');
  const calls = Object.fromEntries(functions.map((item) => [item.name, getArguments(item, settings) ?? []]));
  return [{...base, kind: 'functions', calls}];
}
