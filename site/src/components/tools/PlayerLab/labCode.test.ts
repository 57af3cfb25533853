import {join} from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {ambientFiles} from '../../../../../reference/samples/ambientFiles';
import {compilerOptions} from '../../../../../reference/samples/compilerOptions';
import {labAttributes} from './askedNames';
import {labCode, type LabState} from './labCode';
import {initialArgument, type LabMethod} from './labMethods';
import {initialValues, labProps} from './labProps';
import type {LabValue} from './LabProp';

const still = {values: initialValues([]), events: [], isBroken: false};

/** All that a reader can set one prop to. */
const everyValueOf = (name: string): readonly LabValue[] => {
  const prop = labProps[name];
  switch (prop?.kind) {
    case 'switch':
      return [true, false];
    case 'range':
      return [prop.min, prop.max];
    case 'choice':
      return prop.options;
    case 'text':
      return ['It’s a \\ "title"', "it's"];
    default:
      return [];
  }
};

const states: readonly LabState[] = [
  still,
  ...Object.keys(labProps).flatMap((name) =>
    everyValueOf(name).map((value) => ({...still, values: {...initialValues([name]), [name]: value}})),
  ),
  ...(labAttributes.methods ?? []).map((method) => ({
    ...still,
    call: {method: method as LabMethod, argument: initialArgument(method as LabMethod)},
  })),
  ...(labAttributes.events ?? []).map((event) => ({...still, events: [event]})),
  {
    values: Object.fromEntries(Object.keys(labProps).map((name) => [name, everyValueOf(name)[0] ?? true])),
    events: labAttributes.events ?? [],
    call: {method: 'seekTo', argument: 'x'},
    isBroken: true,
  },
];

const faultsOf = (sources: readonly string[]): readonly string[] => {
  const files = new Map(sources.map((source, index) => [join(__dirname, `sample-${index}.tsx`), source]));
  const options = {...compilerOptions.tsx, noUnusedLocals: true};
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, target) => {
    const source = files.get(path);
    return source === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, source, target);
  };
  const program = ts.createProgram([...files.keys(), ...ambientFiles], options, host);
  return [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({messageText}) => `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${files.get(path)}`,
    );
  });
};

describe('the code of the lab', () => {
  it('compiles for everything that can be set', () => {
    expect(faultsOf(states.map(labCode))).toEqual([]);
  });

  it('says what is set and leaves out what the player does anyway', () => {
    expect(labCode({...still, values: {...initialValues(['loop', 'playbackRate']), loop: true}})).toBe(
      `import {Player} from '@remotion/player';
import {MyVideo} from './MyVideo';

export const App: React.FC = () => (
  <Player
    component={MyVideo}
    durationInFrames={120}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
    style={{width: '100%'}}
    controls
    loop
    spaceKeyToPlayOrPause={false}
  />
);`,
    );
  });

  it('calls by ref, and ends its subscriptions', () => {
    const code = labCode({...still, events: ['seeked'], call: {method: 'play', argument: ''}});
    expect(code).toContain('onClick={(event) => player.current?.play(event)}');
    expect(code).toContain("return () => current.removeEventListener('seeked', log);");
  });
});
