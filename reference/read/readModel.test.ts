import {measureSpring, random, spring} from 'remotion';
import {describe, expect, it} from 'vitest';
import {findExport, findMember} from '../lookUp.ts';
import type {ExportModel, MemberModel} from '../model.ts';
import {readModel} from './readModel.ts';

const model = await readModel();

const exported = (name: string, packageName = 'remotion'): ExportModel => {
  const found = findExport(model, name, packageName);
  if (found instanceof Error) throw found;
  return found;
};

const member = (name: string, of: string, packageName?: string): MemberModel => {
  const found = findMember(exported(of, packageName), name);
  if (found instanceof Error) throw found;
  return found;
};

describe('readModel', () => {
  it('reads every documented package', () => {
    expect(model.packages.filter((item) => item.exports.length === 0)).toEqual([]);
    expect(model.packages.map((item) => item.name)).toContain('@remotion/lambda');
  });

  it('lists what can be imported, and nothing that can not', async () => {
    const real = Object.keys(await import('remotion'));
    const read = model.packages[0]?.exports.filter((item) => item.kind !== 'type' && !item.name.includes('.'));
    expect(new Set(read?.map((item) => item.name))).toEqual(new Set(real.filter((name) => name !== 'default')));
  });

  it.each([
    ['interpolate', 'function'],
    ['useCurrentFrame', 'hook'],
    ['Series.Sequence', 'component'],
    ['Easing', 'class'],
    ['VERSION', 'constant'],
    ['TAsset', 'type'],
  ])('knows that %s is a %s', (name, kind) => {
    expect(exported(name).kind).toBe(kind);
  });

  it('tells required from optional', () => {
    expect(member('frame', 'spring').optional).toBe(false);
    expect(member('config', 'spring').optional).toBe(true);
    expect(member('durationInFrames', 'Sequence').optional).toBe(true);
  });

  it('collects the props of all variants of a union', () => {
    expect(exported('Sequence').members.map(({name}) => name)).toEqual(expect.arrayContaining(['layout', 'style']));
  });

  it('reads defaults from compiled code', () => {
    expect(member('threshold', 'measureSpring').default).toBe('0.005');
    expect(member('times', 'Loop').default).toBe('Infinity');
    expect(member('from', 'Sequence').default).toBe('0');
  });

  it('gives the defaults that the functions really use', () => {
    const explicit = {damping: 10, mass: 1, stiffness: 100, overshootClamping: false};
    expect(spring({frame: 7, fps: 30})).toBe(spring({frame: 7, fps: 30, config: explicit, from: 0, to: 1}));
    expect(measureSpring({fps: 30})).toBe(measureSpring({fps: 30, config: explicit, threshold: 0.005}));
    expect(random('seed')).toBe(random('seed'));
  });

  it('writes out a type that a reader can not import', () => {
    expect(member('volume', 'Audio').type).toBe('number | ((frame: number) => number)');
  });

  it('shows small unions by their members', () => {
    expect(member('extrapolateLeft', 'interpolate').type).toBe("'extend' | 'identity' | 'clamp'");
    expect(exported('OffthreadVideoImageFormat').values).toEqual(["'png'", "'jpeg'"]);
  });

  it('names the element that a component hands its props on to', () => {
    expect(exported('Img').signature).toContain('ImgHTMLAttributes<HTMLImageElement>');
  });

  it('leaks no path of the machine that read it', () => {
    expect(JSON.stringify(model)).not.toMatch(/node_modules|import\(/);
  });

  it('says why an export owes no page', () => {
    expect(exported('Internals').internal).toMatch(/other packages/);
  });

  it('reads entry points below a package', () => {
    expect(exported('enableSkia', '@remotion/skia').kind).toBe('function');
  });
});

describe('findExport', () => {
  it('lists the nearest names', () => {
    expect(findExport(model, 'Sequnce', 'remotion')).toMatchObject({
      message: expect.stringMatching(/Nearest: Sequence/),
    });
  });
});
