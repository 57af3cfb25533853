import {describe, expect, test} from 'vitest';
import {listDocuments} from '../../../client/routing/listDocuments.ts';
import {mergeRoutes, type Route} from '../../../client/routing/mergeRoutes.ts';
import {listChunkNames} from '../../../client/routing/listChunkNames.ts';
import {createPageManifest, collectPaths} from './createPageManifest.ts';
import {toRows} from './readRoutes.ts';
import type {RouteManifest} from '../../../client/routing/RouteManifest.ts';
import {stripChunkMap} from './stripChunkMap.ts';
import {removeDocuments} from './writeGlobalData.ts';

const generated = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {path: '/docs', component: ComponentCreator('/docs', 'a1'), routes: [
    {path: '/docs/', component: ComponentCreator('/docs/', 'b2'), exact: true, sidebar: "guides"},
    {path: '/docs/x', component: ComponentCreator('/docs/x', 'c3'), exact: true},
  ]},
  {path: '/', component: ComponentCreator('/', 'd4'), exact: true},
  {path: '*', component: ComponentCreator('*')},
];`;
const names = {
  '/docs-a1': {__comp: 'frame'},
  '/docs/-b2': {__comp: 'doc', content: 'start'},
  '/docs/x-c3': {__comp: 'doc', content: 'x', items: ['one']},
  '/-d4': {__comp: 'home'},
};
const table: RouteManifest = {
  routes: toRows(generated, names),
  modules: {frame: [1, 'c1'], doc: [2, 'c1', 'c2'], start: [3, 'c3'], x: [4, 'c4'], one: [5, 'c5'], home: [6, 'c6']},
  files: {c1: 'c1.0a', c2: 'doc.0b', c3: 'start.0c', c4: 'x.0d', c5: 'one.0e', c6: 'home.0f'},
};

describe('the route manifest', () => {
  test('contains the routes of the framework with their chunks', () => {
    expect(collectPaths(table.routes)).toEqual(['/docs/', '/docs/x', '/']);
    expect(table.routes[0]?.routes?.[0]).toEqual({
      path: '/docs/',
      hash: 'b2',
      exact: true,
      sidebar: 'guides',
      names: names['/docs/-b2'],
    });
    expect(listChunkNames(names['/docs/x-c3'])).toEqual(['doc', 'x', 'one']);
    expect(() => toRows(generated, {})).toThrow('names no modules for the route /docs');
  });

  test('includes in a page its own route and the home page', () => {
    const own = createPageManifest(table, '/docs/x');
    expect(Object.keys(own.modules)).toEqual(['frame', 'doc', 'x', 'one']);
    expect(own.files).toEqual({c1: 'c1.0a', c2: 'doc.0b', c4: 'x.0d', c5: 'one.0e'});
    expect(own.routes.map(({path, routes}) => [path, routes && collectPaths(routes)])).toEqual([
      ['/docs', ['/docs/x']],
      ['/', undefined],
    ]);
    expect(own.routes[1]).not.toHaveProperty('names');
  });

  test('includes only the home page in the not-found page', () => {
    const {modules, files, routes} = createPageManifest(table, undefined);
    expect([modules, files, collectPaths(routes)]).toEqual([{}, {}, ['/']]);
  });
});

describe('routes of the router', () => {
  test('are completed without replacing the existing ones', () => {
    const create = (): object => ({});
    const routes: Route<object>[] = [];
    mergeRoutes(routes, createPageManifest(table, '/docs/x').routes, create);
    const [docs, home] = routes;
    const page = docs?.routes?.[0];
    const component = page?.component;
    expect(routes.map(({key}) => key)).toEqual(['/docs-a1', '/-d4']);
    mergeRoutes(routes, table.routes, create);
    expect(routes[0]).toBe(docs);
    expect(docs?.routes?.map(({key}) => key)).toEqual(['/docs/-b2', '/docs/x-c3']);
    expect(docs?.routes?.[1]).toBe(page);
    expect(docs?.routes?.[1]?.component).toBe(component);
    // A route that was only known to exist is replaced.
    expect(home?.isWhole).toBe(false);
    expect(routes[1]).toMatchObject({path: '/', isWhole: true});
    expect(routes[1]?.names).toEqual(table.routes.find(({path}) => path === '/')?.names);
  });

  test('create a component when it is read for the first time', () => {
    let created = 0;
    const routes: Route<number>[] = [];
    mergeRoutes(routes, table.routes, () => ++created);
    expect(created).toBe(0);
    expect([routes[1]?.component, routes[1]?.component, routes[0]?.component]).toEqual([1, 1, 2]);
  });
});

describe('the documents that the theme looks up', () => {
  test('are reduced to the first page of each version', () => {
    const doc = (id: string) => ({id, path: `/docs/${id}`});
    const version = {name: 'current', mainDocId: 'x', draftIds: ['y'], docs: [doc('x'), doc('y')]};
    expect(JSON.parse(removeDocuments(JSON.stringify({docs: {default: {versions: [version]}}, other: [1]})))).toEqual({
      docs: {default: {versions: [{...version, docs: [doc('x')]}]}},
      other: [1],
    });
  });

  test('are read from the known routes', () => {
    expect(listDocuments(table.routes, '/docs')).toEqual([
      {id: '/docs/', path: '/docs/', sidebar: 'guides'},
      {id: '/docs/x', path: '/docs/x', sidebar: undefined},
    ]);
    expect(listDocuments(createPageManifest(table, '/docs/x').routes, '/docs').map(({path}) => path)).toEqual([
      '/docs/x',
    ]);
  });
});

describe('the bundler’s runtime', () => {
  const runtime =
    'i.u=e=>"assets/js/"+({10:"a54694a0",2:"search"}[e]||e)+"."+({10:"9fb4a081",2:"11111111",3e4:"22222222"})[e]+".js";' +
    'i.gca=e=>({a54694a0:"10","9c8aefa0":"30000",search:"2"})[e]||e';

  test('contains all chunks except those of pages', () => {
    expect(stripChunkMap(runtime, new Set(['10', '30000']), ['9fb4a081', '22222222'])).toBe(
      'i.u=e=>"assets/js/"+({2:"search"}[e]||e)+"."+({2:"11111111",})[e]+".js";i.gca=e=>({search:"2"})[e]||e',
    );
  });

  test('is only changed if it has the expected form', () => {
    expect(() => stripChunkMap(runtime, new Set(['10']), ['33333333'])).toThrow('not at all');
    expect(() => stripChunkMap(runtime, new Set(['10']), ['22222222'])).toThrow('as expected: 22222222');
  });
});
