import {createRequire} from 'node:module';
import type {ConstantModel} from '../model.ts';

const load = createRequire(import.meta.url);

/** Numbers and lists that types don't tell, taken from the compiled modules that define them. */
export const readConstants = (): ConstantModel[] => [
  ...codecConstants(),
  ...lambdaConstants(),
  constant(
    'remotion',
    'delayRender timeout in ms',
    Number(/defaultTimeout = (\d+)/.exec(sourceOf('remotion/dist/delay-render.js'))?.[1]),
  ),
  constant('@remotion/renderer', 'default pixel format', renderer('pixel-format').DEFAULT_PIXEL_FORMAT),
  constant('@remotion/renderer', 'log levels', renderer('log-level').logLevels),
];

const constant = (from: string, name: string, value: ConstantModel['value'] | undefined): ConstantModel => {
  if (value === undefined || Number.isNaN(value)) throw new Error(`${from} has no ${name} any more`);
  return {package: from, name, value};
};

type Loaded = Readonly<Record<string, ConstantModel['value']>>;
const renderer = (module: string): Loaded => load(`@remotion/renderer/dist/${module}`) as Loaded;

const sourceOf = (path: string): string => {
  const {readFileSync} = load('node:fs') as typeof import('node:fs');
  return readFileSync(load.resolve(path), 'utf8');
};

/** For each codec: CRF range and default, and the pixel formats that its validator lets pass. */
const codecConstants = (): ConstantModel[] => {
  const {getDefaultCrfForCodec, getValidCrfRanges} = load('@remotion/renderer/dist/crf') as Crf;
  const {validPixelFormats, validateSelectedPixelFormatAndCodecCombination: validate} = load(
    '@remotion/renderer/dist/pixel-format',
  ) as PixelFormats;
  const {validCodecs} = load('@remotion/renderer/dist/codec') as {validCodecs: readonly string[]};
  return validCodecs.flatMap((codec) => [
    constant('@remotion/renderer', `${codec}: CRF range`, getValidCrfRanges(codec)),
    constant('@remotion/renderer', `${codec}: default CRF`, getDefaultCrfForCodec(codec)),
    constant(
      '@remotion/renderer',
      `${codec}: pixel formats`,
      validPixelFormats.filter((format) => passes(() => validate(format, codec))),
    ),
  ]);
};

interface Crf {
  getDefaultCrfForCodec(codec: string): number;
  getValidCrfRanges(codec: string): readonly [number, number];
}

interface PixelFormats {
  readonly validPixelFormats: readonly string[];
  validateSelectedPixelFormatAndCodecCombination(format: string, codec: string): void;
}

const passes = (validate: () => void): boolean => {
  try {
    validate();
    return true;
  } catch {
    return false;
  }
};

const lambdaNames = [
  'MIN_MEMORY',
  'MAX_MEMORY',
  'DEFAULT_MEMORY_SIZE',
  'DEFAULT_ARCHITECTURE',
  'MIN_TIMEOUT',
  'MAX_TIMEOUT',
  'DEFAULT_TIMEOUT',
  'MINIMUM_FRAMES_PER_LAMBDA',
  'DEFAULT_FRAMES_PER_LAMBDA',
  'DEFAULT_REGION',
  'DEFAULT_MAX_RETRIES',
  'MAX_FUNCTIONS_PER_RENDER',
  'MIN_EPHEMERAL_STORAGE_IN_MB',
  'MAX_EPHEMERAL_STORAGE_IN_MB',
  'DEFAULT_EPHEMERAL_STORAGE_IN_MB',
  'DEFAULT_OUTPUT_PRIVACY',
  'DEFAULT_CLOUDWATCH_RETENTION_PERIOD',
] as const;

const lambdaConstants = (): ConstantModel[] => {
  const constants = load('@remotion/lambda/dist/shared/constants') as Readonly<Record<string, string | number>>;
  const {AWS_REGIONS: regions} = load('@remotion/lambda/dist/pricing/aws-regions') as {AWS_REGIONS: readonly string[]};
  return [
    ...lambdaNames.map((name) => constant('@remotion/lambda', name, constants[name])),
    constant('@remotion/lambda', 'AWS_REGIONS', regions),
  ];
};
