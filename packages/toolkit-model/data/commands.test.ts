import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {findExport, findMember} from '../lookUp.ts';
import {readModel} from '../read/readModel.ts';
import {commands, nodeOptions, silentSetters, undeclaredFlags} from './commands.ts';

const model = await readModel();
const flags = new Set(model.flags.map(({name}) => name));
const used = new Set(commands.flatMap((command) => command.flags));
function readDist(path: string): string {
  return fileURLToPath(new URL(`../../../node_modules/@remotion/${path}`, import.meta.url));
}
function readSource(path: string): string {
  return readFileSync(readDist(path), 'utf8');
}
function readCodeBelow(folder: string): string {
  return readdirSync(readDist(folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(readDist(folder), file), 'utf8'))
    .join('\n');
}

describe('commands', () => {
  test.each([...used])('%s is parsed by the packages', (flag) => {
    expect(flags).toContain(flag);
  });

  test('every flag is read by a command', () => {
    expect([...flags].filter((flag) => !used.has(flag))).toEqual(['--help']);
  });

  test('includes every command that the CLI dispatches', () => {
    const dispatched = [...readSource('cli/dist/index.js').matchAll(/command === '([\w-]+)'/g)].map(([, name]) => name);
    expect(dispatched.length).toBeGreaterThan(4);
    for (const name of dispatched) {
      if (name === 'lambda') {
        continue;
      }
      expect(commands.map((command) => command.name)).toContain(`npx remotion ${name}`);
    }
  });

  test('lists the flags from the printed help for each command', () => {
    const help = readSource('cli/dist/print-help.js');
    for (const section of help.split("Log.info('remotion ").slice(1)) {
      const command = commands.find(({name}) => name === `npx remotion ${/^[\w-]+/.exec(section)?.[0]}`);
      for (const [, flag = ''] of section.matchAll(/'(--[\w-]+)'/g)) {
        expect(command?.flags ?? []).toContain(flag);
      }
    }
  });
});

describe('flags', () => {
  test.each(Object.keys(undeclaredFlags))('%s is read by the compiled code', (flag) => {
    const name = flag.slice(2);
    const member = `parsedCli(?:\\.${name}\\b|\\['${name}'\\])`;
    const destructured = `\\{[^}]*\\b${name}\\b[^}]*\\} = [\\w.]*parsedCli`;
    expect(new RegExp(`${member}|${destructured}`).test(readCodeBelow('cli/dist'))).toBe(true);
  });

  test.each(model.flags.filter(({setter}) => setter))('the setter of $name exists', ({setter}) => {
    expect(model.setters.map(({name}) => name)).toContain(setter);
  });

  test.each(Object.keys(silentSetters))('%s exists', (flag) => {
    expect(flags).toContain(flag);
  });

  test.each(Object.entries(nodeOptions))('the Node.js option of %s exists', (flag, option) => {
    expect(flags).toContain(flag);
    const [of = '', ...path] = option.split('.');
    const found = findExport(model, of);
    if (found instanceof Error) {
      throw found;
    }
    expect(findMember(found, path.join('.'))).toMatchObject({name: path.join('.')});
  });

  test('distinguishes switches from flags that take a value', () => {
    expect(model.flags.find(({name}) => name === '--muted')?.isSwitch).toBe(true);
    expect(model.flags.find(({name}) => name === '--crf')?.isSwitch).toBe(false);
  });
});

describe('setters', () => {
  test("shows literals and expands types that can't be imported", () => {
    const setter = (name: string): unknown => model.setters.find((item) => item.name === name);
    expect(setter('Config.Puppeteer.setChromiumOpenGlRenderer')).toMatchObject({
      values: ['swangle', 'angle', 'egl', 'swiftshader'],
      flag: '--gl',
    });
    expect(setter('Config.Output.setCrf')).toMatchObject({type: 'number | undefined', flag: '--crf'});
    expect(setter('Config.Output.setImageSequence')).toMatchObject({flag: '--sequence'});
  });
});

describe('constants', () => {
  const value = (name: string): unknown => model.constants.find((item) => item.name === name)?.value;

  test("reads values that aren't part of the types", () => {
    expect(value('delayRender timeout in ms')).toBe(30_000);
    expect(value('DEFAULT_MEMORY_SIZE')).toBe(2048);
    expect(value('DEFAULT_TIMEOUT')).toBe(120);
    expect(value('DEFAULT_EPHEMERAL_STORAGE_IN_MB')).toBe(2048);
    expect(value('AWS_REGIONS')).toHaveLength(10);
    expect(value('h264: CRF range')).toEqual([1, 51]);
    expect(value('h264: default CRF')).toBe(18);
    expect(value('vp8: pixel formats')).toContain('yuva420p');
    expect(value('h264: pixel formats')).not.toContain('yuva420p');
  });
});
