import {type LabCall, labMethods} from './labMethods';
import {type LabValues, labProps} from './labProps';
import {functionSources, typeOf} from './functionSources';
import {sourceOf} from './callMethod';

/** What the lab shows now. */
export interface LabState {
  readonly values: LabValues;
  /** The events that the page asks for. */
  readonly events: readonly string[];
  /** The call that the reader has made last, where the page asks for methods. */
  readonly call?: LabCall;
  /** Whether the video throws. */
  readonly isBroken: boolean;
}

/** The state of a lab as a component that can be pasted beside a `MyVideo`. */
export const labCode = (state: LabState): string => {
  const {values, events, call} = state;
  const functions = functionsOf(values);
  const needsRef = call !== undefined || events.length > 0;
  const needsCentred = functions.some((name) => functionSources[name]?.includes('...centred'));
  return [
    ...imports(state, functions, needsRef),
    ...[...functions, ...(needsCentred ? ['centred'] : [])].map((name) => `\n${functionSources[name]}`),
    ...listOf(events),
    '',
    ...component(state, needsRef),
  ].join('\n');
};

const imports = ({values, events}: LabState, functions: readonly string[], needsRef: boolean): readonly string[] => {
  const hooks = [...(events.length > 0 ? ['useEffect'] : []), ...(needsRef ? ['useRef'] : [])];
  const types = [
    ...(events.length > 1 ? ['EventTypes'] : events.some(hasDetail) ? ['CallbackListener'] : []),
    ...(needsRef ? ['PlayerRef'] : []),
    ...functions.flatMap(typeOf),
  ].sort();
  return [
    ...(hooks.length > 0 ? [`import {${hooks.join(', ')}} from 'react';`] : []),
    `import {${['Player', ...types.map((name) => `type ${name}`)].join(', ')}} from '@remotion/player';`,
    ...(values.renderLoading ? [] : ["import {MyVideo} from './MyVideo';"]),
  ];
};

const functionsOf = (values: LabValues): readonly string[] =>
  Object.keys(labProps).flatMap((name) => {
    if (values[name] !== true || !isFunction(name)) return [];
    return name === 'renderLoading' ? [name, 'loadVideo'] : [name];
  });

const component = ({values, events, call, isBroken}: LabState, needsRef: boolean): readonly string[] => {
  const element = playerElement(values, isBroken, needsRef);
  if (!needsRef) return ['export const App: React.FC = () => (', ...indent(1, element), ');'];
  return [
    'export const App: React.FC = () => {',
    '  const player = useRef<PlayerRef>(null);',
    ...indent(1, effect(events)),
    '',
    '  return (',
    ...indent(2, call ? ['<>', ...indent(1, element), ...indent(1, button(call)), '</>'] : element),
    '  );',
    '};',
  ];
};

const playerElement = (values: LabValues, isBroken: boolean, needsRef: boolean): readonly string[] => [
  '<Player',
  ...indent(1, [
    ...(needsRef ? ['ref={player}'] : []),
    values.renderLoading ? 'lazyComponent={loadVideo}' : 'component={MyVideo}',
    `durationInFrames={${values.durationInFrames ?? 120}}`,
    `fps={${values.fps ?? 30}}`,
    'compositionWidth={1280}',
    'compositionHeight={720}',
    `style={{width: '${values.style ?? 100}%'}}`,
    ...inputProps(values, isBroken),
    ...Object.keys(labProps).flatMap((name) => attribute(name, values)),
  ]),
  '/>',
];

/** Props that stand above those that can be left out. */
const placed = ['durationInFrames', 'fps', 'style', 'inputProps'];

const attribute = (name: string, values: LabValues): readonly string[] => {
  const prop = labProps[name];
  const value = values[name];
  if (!prop || value === undefined || placed.includes(name)) return [];
  if (value === prop.fallback && !prop.isAlwaysShown) return [];
  if (isFunction(name)) return [`${name}={${name}}`];
  return [value === true ? name : `${name}={${value}}`];
};

const inputProps = (values: LabValues, isBroken: boolean): readonly string[] => {
  const title = values.inputProps;
  const fields = [
    ...(title === undefined || title === labProps.inputProps?.fallback ? [] : [`title: ${quoted(String(title))}`]),
    ...(isBroken ? ['isBroken: true'] : []),
  ];
  return fields.length === 0 ? [] : [`inputProps={{${fields.join(', ')}}}`];
};

const effect = (events: readonly string[]): readonly string[] => {
  if (events.length === 0) return [];
  return [
    '',
    'useEffect(() => {',
    '  const {current} = player;',
    '  if (!current) return undefined;',
    ...indent(1, events.length === 1 ? listening(events[0] ?? '') : listeningToAll),
    '}, []);',
  ];
};

const listening = (name: string): readonly string[] => [
  hasDetail(name)
    ? `const log: CallbackListener<'${name}'> = ({detail}) => console.log(detail);`
    : `const log = () => console.log('${name}');`,
  `current.addEventListener('${name}', log);`,
  `return () => current.removeEventListener('${name}', log);`,
];

const listeningToAll = [
  'const ends = events.map((name) => {',
  '  const log = ({detail}: {detail: unknown}) => console.log(name, detail);',
  '  current.addEventListener(name, log);',
  '  return () => current.removeEventListener(name, log);',
  '});',
  'return () => ends.forEach((end) => end());',
];

const listOf = (events: readonly string[]): readonly string[] =>
  events.length < 2 ? [] : ['', 'const events: EventTypes[] = [', ...events.map((name) => `  '${name}',`), '];'];

const hasDetail = (event: string): boolean => !['play', 'pause', 'ended'].includes(event);

const button = (call: LabCall): readonly string[] => {
  const {takesEvent} = labMethods[call.method];
  return [
    `<button type="button" onClick={(${takesEvent ? 'event' : ''}) => player.current?.${sourceOf(call)}}>`,
    `  ${call.method}`,
    '</button>',
  ];
};

const isFunction = (name: string): boolean => {
  const prop = labProps[name];
  return prop?.kind === 'switch' && prop.isFunction === true;
};

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const indent = (levels: number, lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? '' : '  '.repeat(levels) + line));
