import {type LabCall, labMethods} from './labMethods.ts';
import {type LabValues, labProps, showsThumbnail} from './labProps.ts';
import {functionSources, findTypeName} from './functionSources.ts';
import {getSource} from './callMethod.ts';

/** The state of the lab. */
export type LabState = {
  readonly values: LabValues;
  /** The events that the page lists. */
  readonly events: readonly string[];
  /** The reader's last call, on pages with methods. */
  readonly call?: LabCall;
  /** Whether the video throws. */
  readonly isBroken: boolean;
};

/** Returns the state of a lab as a component that works with any `MyVideo`. */
export function createLabCode(state: LabState): string {
  const {values, events, call} = state;
  const functions = getFunctions(values);
  const needsRef = call !== undefined || events.length > 0;
  const needsCentered = functions.some((name) => functionSources[name]?.includes('...centered'));
  return [
    ...formatImports(state, functions, needsRef),
    ...[...functions, ...(needsCentered ? ['centered'] : [])].map((name) => `\n${functionSources[name]}`),
    ...formatList(events),
    '',
    ...formatComponent(state, needsRef),
  ].join('\n');
}

function formatImports({values, events}: LabState, functions: readonly string[], needsRef: boolean): readonly string[] {
  const hooks = [...(events.length > 0 ? ['useEffect'] : []), ...(needsRef ? ['useRef'] : [])];
  const types = [
    ...(events.length > 1 ? ['EventTypes'] : events.some(hasDetail) ? ['CallbackListener'] : []),
    ...(needsRef ? ['PlayerRef'] : []),
    ...functions.flatMap((name) => findTypeName(name) ?? []),
  ].sort();
  return [
    ...(hooks.length > 0 ? [`import {${hooks.join(', ')}} from 'react';`] : []),
    `import {${[getComponentName(values), ...types.map((name) => `type ${name}`)].join(', ')}} from '@remotion/player';`,
    ...(values.renderLoading ? [] : ["import {MyVideo} from './MyVideo';"]),
  ];
}

function getFunctions(values: LabValues): readonly string[] {
  return Object.keys(labProps).flatMap((name) => {
    if (values[name] !== true || !isFunction(name)) {
      return [];
    }
    return name === 'renderLoading' ? [name, 'loadVideo'] : [name];
  });
}

function formatComponent({values, events, call, isBroken}: LabState, needsRef: boolean): readonly string[] {
  const element = formatPlayerElement(values, isBroken, needsRef);
  if (!needsRef) {
    return ['export const App: React.FC = () => (', ...indent(1, element), ');'];
  }
  return [
    'export const App: React.FC = () => {',
    '  const player = useRef<PlayerRef>(null);',
    ...indent(1, formatEffect(events)),
    '',
    '  return (',
    ...indent(2, call ? ['<>', ...indent(1, element), ...indent(1, formatButton(call)), '</>'] : element),
    '  );',
    '};',
  ];
}

function formatPlayerElement(values: LabValues, isBroken: boolean, needsRef: boolean): readonly string[] {
  return [
    `<${getComponentName(values)}`,
    ...indent(1, [
      ...(needsRef ? ['ref={player}'] : []),
      values.renderLoading ? 'lazyComponent={loadVideo}' : 'component={MyVideo}',
      `durationInFrames={${values.durationInFrames ?? 120}}`,
      `fps={${values.fps ?? 30}}`,
      'compositionWidth={1280}',
      'compositionHeight={720}',
      `style={{width: '${values.style ?? 100}%'}}`,
      ...formatInputProps(values, isBroken),
      ...Object.keys(labProps).flatMap((name) => formatAttribute(name, values)),
    ]),
    '/>',
  ];
}

/** Returns the name of the component that the lab shows. */
export function getComponentName(values: LabValues): string {
  return showsThumbnail(values) ? 'Thumbnail' : 'Player';
}

/** The props that come first in the code. */
const leadingProps = ['durationInFrames', 'fps', 'style', 'inputProps'];

function formatAttribute(name: string, values: LabValues): readonly string[] {
  const prop = labProps[name];
  const value = values[name];
  if (!prop || value === undefined || leadingProps.includes(name)) {
    return [];
  }
  if (value === prop.fallback && !prop.isAlwaysShown) {
    return [];
  }
  if (isFunction(name)) {
    return [`${name}={${name}}`];
  }
  return [value === true ? name : `${name}={${value}}`];
}

function formatInputProps(values: LabValues, isBroken: boolean): readonly string[] {
  const title = values.inputProps;
  const fields = [
    ...(title === undefined || title === labProps.inputProps?.fallback ? [] : [`title: ${quote(String(title))}`]),
    ...(isBroken ? ['isBroken: true'] : []),
  ];
  return fields.length === 0 ? [] : [`inputProps={{${fields.join(', ')}}}`];
}

function formatEffect(events: readonly string[]): readonly string[] {
  if (events.length === 0) {
    return [];
  }
  return [
    '',
    'useEffect(() => {',
    '  const {current} = player;',
    '  if (!current) return undefined;',
    ...indent(1, events.length === 1 ? formatListeners(events[0] ?? '') : listeningToAll),
    '}, []);',
  ];
}

function formatListeners(name: string): readonly string[] {
  return [
    hasDetail(name)
      ? `const log: CallbackListener<'${name}'> = ({detail}) => console.log(detail);`
      : `const log = () => console.log('${name}');`,
    `current.addEventListener('${name}', log);`,
    `return () => current.removeEventListener('${name}', log);`,
  ];
}

const listeningToAll = [
  'const ends = events.map((name) => {',
  '  const log = ({detail}: {detail: unknown}) => console.log(name, detail);',
  '  current.addEventListener(name, log);',
  '  return () => current.removeEventListener(name, log);',
  '});',
  'return () => ends.forEach((end) => end());',
];

function formatList(events: readonly string[]): readonly string[] {
  return events.length < 2 ? [] : ['', 'const events: EventTypes[] = [', ...events.map((name) => `  '${name}',`), '];'];
}

function hasDetail(event: string): boolean {
  return !['play', 'pause', 'ended'].includes(event);
}

function formatButton(call: LabCall): readonly string[] {
  const {takesEvent} = labMethods[call.method];
  return [
    `<button type="button" onClick={(${takesEvent ? 'event' : ''}) => player.current?.${getSource(call)}}>`,
    `  ${call.method}`,
    '</button>',
  ];
}

function isFunction(name: string): boolean {
  const prop = labProps[name];
  return prop?.kind === 'switch' && prop.isFunction === true;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function indent(levels: number, lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : '  '.repeat(levels) + line));
}
