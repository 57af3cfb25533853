import {join} from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {ambientFiles} from '../../../../../../packages/content-model/samples/ambientFiles.ts';
import {compilerOptions} from '../../../../../../packages/content-model/samples/compilerOptions.ts';
import {labAttributes} from './labAttributes.ts';
import {createLabCode, type LabState} from './createLabCode.ts';
import {getInitialArgument, type LabMethod} from './labMethods.ts';
import {getInitialValues, labProps} from './labProps.ts';
import type {LabValue} from './LabProp.ts';

const still = {values: getInitialValues([]), events: [], isBroken: false};

/** All values that readers can set for one prop. */
function getEveryValue(name: string): readonly LabValue[] {
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
}

const playerProps = Object.keys(labProps).filter((name) => name !== 'frameToDisplay');

const states: readonly LabState[] = [
  still,
  ...playerProps.flatMap((name) =>
    getEveryValue(name).map((value) => ({...still, values: {...getInitialValues([name]), [name]: value}})),
  ),
  ...['frameToDisplay', 'style', 'inputProps', 'durationInFrames', 'fps', 'renderLoading', 'errorFallback'].flatMap(
    (name) =>
      getEveryValue(name).map((value) => ({
        ...still,
        values: {...getInitialValues(['frameToDisplay', name]), [name]: value},
      })),
  ),
  ...(labAttributes.methods ?? []).map((method) => ({
    ...still,
    call: {method: method as LabMethod, argument: getInitialArgument(method as LabMethod)},
  })),
  ...(labAttributes.events ?? []).map((event) => ({...still, events: [event]})),
  {
    values: Object.fromEntries(playerProps.map((name) => [name, getEveryValue(name)[0] ?? true])),
    events: labAttributes.events ?? [],
    call: {method: 'seekTo', argument: 'x'},
    isBroken: true,
  },
];

function findProblems(sources: readonly string[]): readonly string[] {
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
}

describe('the code of the lab', () => {
  test('compiles for all possible values', () => {
    expect(findProblems(states.map(createLabCode))).toEqual([]);
  });

  test("includes the set values and omits the player's defaults", () => {
    expect(createLabCode({...still, values: {...getInitialValues(['loop', 'playbackRate']), loop: true}})).toBe(
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

  test('shows a thumbnail if there is a frame to display', () => {
    expect(createLabCode({...still, values: {...getInitialValues(['frameToDisplay']), frameToDisplay: 45}})).toBe(
      `import {Thumbnail} from '@remotion/player';
import {MyVideo} from './MyVideo';

export const App: React.FC = () => (
  <Thumbnail
    component={MyVideo}
    durationInFrames={120}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
    style={{width: '100%'}}
    frameToDisplay={45}
  />
);`,
    );
  });

  test('calls methods through the ref, and removes its listeners', () => {
    const code = createLabCode({...still, events: ['seeked'], call: {method: 'play', argument: ''}});
    expect(code).toContain('onClick={(event) => player.current?.play(event)}');
    expect(code).toContain("return () => current.removeEventListener('seeked', log);");
  });
});
