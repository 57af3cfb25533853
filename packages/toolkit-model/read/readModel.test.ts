import {measureSpring, random, spring} from 'remotion';
import {describe, expect, test} from 'vitest';
import {findExport, findMember} from '../lookUp.ts';
import type {ExportModel, MemberModel} from '../model.ts';
import {readModel} from './readModel.ts';

const model = await readModel();

function getExported(name: string, packageName = 'remotion'): ExportModel {
  const found = findExport(model, name, packageName);
  if (found instanceof Error) {
    throw found;
  }
  return found;
}

function getMember(name: string, of: string, packageName?: string): MemberModel {
  const found = findMember(getExported(of, packageName), name);
  if (found instanceof Error) {
    throw found;
  }
  return found;
}

describe('readModel', () => {
  test('reads every documented package', () => {
    expect(model.packages.filter((item) => item.exports.length === 0)).toEqual([]);
    expect(model.packages.map((item) => item.name)).toContain('@remotion/lambda');
  });

  test('lists only exports that can be imported', async () => {
    const real = Object.keys(await import('remotion'));
    const read = model.packages[0]?.exports.filter((item) => item.kind !== 'type' && !item.name.includes('.'));
    expect(new Set(read?.map((item) => item.name))).toEqual(new Set(real.filter((name) => name !== 'default')));
  });

  test.each([
    ['interpolate', 'function'],
    ['useCurrentFrame', 'hook'],
    ['Series.Sequence', 'component'],
    ['Easing', 'class'],
    ['VERSION', 'constant'],
    ['TAsset', 'type'],
  ])('recognizes that %s is a %s', (name, kind) => {
    expect(getExported(name).kind).toBe(kind);
  });

  test('distinguishes required and optional members', () => {
    expect(getMember('frame', 'spring').optional).toBe(false);
    expect(getMember('config', 'spring').optional).toBe(true);
    expect(getMember('durationInFrames', 'Sequence').optional).toBe(true);
  });

  test('collects the props of all variants of a union', () => {
    expect(getExported('Sequence').members.map(({name}) => name)).toEqual(expect.arrayContaining(['layout', 'style']));
  });

  test('reads defaults from compiled code', () => {
    expect(getMember('threshold', 'measureSpring').default).toBe('0.005');
    expect(getMember('times', 'Loop').default).toBe('Infinity');
    expect(getMember('from', 'Sequence').default).toBe('0');
  });

  test('returns the defaults that the functions use at runtime', () => {
    const explicit = {damping: 10, mass: 1, stiffness: 100, overshootClamping: false};
    expect(spring({frame: 7, fps: 30})).toBe(spring({frame: 7, fps: 30, config: explicit, from: 0, to: 1}));
    expect(measureSpring({fps: 30})).toBe(measureSpring({fps: 30, config: explicit, threshold: 0.005}));
    expect(random('seed')).toBe(random('seed'));
  });

  test("expands a type that can't be imported", () => {
    expect(getMember('volume', 'Audio').type).toBe('number | ((frame: number) => number)');
  });

  test('shows small unions by their members', () => {
    expect(getMember('extrapolateLeft', 'interpolate').type).toBe("'extend' | 'identity' | 'clamp'");
    expect(getExported('OffthreadVideoImageFormat').values).toEqual(["'png'", "'jpeg'"]);
  });

  test("returns the element that receives a component's props", () => {
    expect(getExported('Img').signature).toContain('ImgHTMLAttributes<HTMLImageElement>');
  });

  test("doesn't contain paths of the machine", () => {
    expect(JSON.stringify(model)).not.toMatch(/node_modules|import\(/);
  });

  test("returns why an export doesn't need a page", () => {
    expect(getExported('Internals').internal).toMatch(/other packages/);
  });

  test('reads the additional entry points of a package', () => {
    expect(getExported('enableSkia', '@remotion/skia').kind).toBe('function');
  });
});

describe('findExport', () => {
  test('lists the closest names', () => {
    expect(findExport(model, 'Sequnce', 'remotion')).toMatchObject({
      message: expect.stringMatching(/Nearest: Sequence/),
    });
  });
});
