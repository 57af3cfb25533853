import {expect, test} from 'vitest';
import {readRuntimeImports} from './readRuntimeImports.ts';

test('returns what code loads at runtime', () => {
  const code = `import {a} from './a';
import './b.css';
import type {C} from './c';
import {type D} from './d';
const e = require('./e');
const f = () => import('./f');
const g = (name: string) => require(\`./\${name}\`);`;
  expect(readRuntimeImports(code, 'ts')).toEqual(['./a', './b.css', './e', './f']);
});
