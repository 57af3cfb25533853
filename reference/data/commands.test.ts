import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {findExport, findMember} from '../lookUp.ts';
import {readModel} from '../read/readModel.ts';
import {commands, nodeOptions, silentSetters, undeclaredFlags} from './commands.ts';

const model = await readModel();
const flags = new Set(model.flags.map(({name}) => name));
const used = new Set(commands.flatMap((command) => command.flags));
const dist = (path: string): string => fileURLToPath(new URL(`../../node_modules/@remotion/${path}`, import.meta.url));
const source = (path: string): string => readFileSync(dist(path), 'utf8');
const codeBelow = (folder: string): string =>
  readdirSync(dist(folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist(folder), file), 'utf8'))
    .join('\n');

describe('commands', () => {
  it.each([...used])('%s is a flag that the packages parse', (flag) => {
    expect(flags).toContain(flag);
  });

  it('reads every flag somewhere', () => {
    expect([...flags].filter((flag) => !used.has(flag))).toEqual(['--help']);
  });

  it('knows every command that the command line dispatches', () => {
    const dispatched = [...source('cli/dist/index.js').matchAll(/command === '([\w-]+)'/g)].map(([, name]) => name);
    expect(dispatched.length).toBeGreaterThan(4);
    for (const name of dispatched) {
      if (name === 'lambda') continue;
      expect(commands.map((command) => command.name)).toContain(`npx remotion ${name}`);
    }
  });

  it('gives each command the flags that its printed help lists', () => {
    const help = source('cli/dist/print-help.js');
    for (const section of help.split("Log.info('remotion ").slice(1)) {
      const command = commands.find(({name}) => name === `npx remotion ${/^[\w-]+/.exec(section)?.[0]}`);
      for (const [, flag = ''] of section.matchAll(/'(--[\w-]+)'/g)) expect(command?.flags ?? []).toContain(flag);
    }
  });
});

describe('flags', () => {
  it.each(Object.keys(undeclaredFlags))('%s is read by the code', (flag) => {
    const name = flag.slice(2);
    const member = `parsedCli(?:\\.${name}\\b|\\['${name}'\\])`;
    const destructured = `\\{[^}]*\\b${name}\\b[^}]*\\} = [\\w.]*parsedCli`;
    expect(new RegExp(`${member}|${destructured}`).test(codeBelow('cli/dist'))).toBe(true);
  });

  it.each(model.flags.filter(({setter}) => setter))('the setter of $name exists', ({setter}) => {
    expect(model.setters.map(({name}) => name)).toContain(setter);
  });

  it.each(Object.keys(silentSetters))('%s exists', (flag) => {
    expect(flags).toContain(flag);
  });

  it.each(Object.entries(nodeOptions))('the Node.js option of %s exists', (flag, option) => {
    expect(flags).toContain(flag);
    const [of = '', ...path] = option.split('.');
    const found = findExport(model, of);
    if (found instanceof Error) throw found;
    expect(findMember(found, path.join('.'))).toMatchObject({name: path.join('.')});
  });

  it('knows switches from flags with a value', () => {
    expect(model.flags.find(({name}) => name === '--muted')?.isSwitch).toBe(true);
    expect(model.flags.find(({name}) => name === '--crf')?.isSwitch).toBe(false);
  });
});

describe('setters', () => {
  it('shows literals and writes out what can not be imported', () => {
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

  it('reads what types do not tell', () => {
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
