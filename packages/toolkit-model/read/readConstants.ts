import {createRequire} from 'node:module';
import type {ConstantModel} from '../model.ts';

const load = createRequire(import.meta.url);

/** Reads numbers and lists that aren't part of the types from the compiled modules that define them. */
export function readConstants(): ConstantModel[] {
  return [
    ...readCodecConstants(),
    ...readLambdaConstants(),
    readConstant(
      'remotion',
      'delayRender timeout in ms',
      Number(/defaultTimeout = (\d+)/.exec(getSource('remotion/dist/delay-render.js'))?.[1]),
    ),
    readConstant('@remotion/renderer', 'default pixel format', readRenderer('pixel-format').DEFAULT_PIXEL_FORMAT),
    readConstant('@remotion/renderer', 'log levels', readRenderer('log-level').logLevels),
  ];
}

function readConstant(from: string, name: string, value: ConstantModel['value'] | undefined): ConstantModel {
  if (value === undefined || Number.isNaN(value)) {
    throw new Error(`${from} no longer contains ${name}`);
  }
  return {package: from, name, value};
}

type Loaded = Readonly<Record<string, ConstantModel['value']>>;
function readRenderer(module: string): Loaded {
  return load(`@remotion/renderer/dist/${module}`) as Loaded;
}

function getSource(path: string): string {
  const {readFileSync} = load('node:fs') as typeof import('node:fs');
  return readFileSync(load.resolve(path), 'utf8');
}

/** Reads the CRF range, the default CRF and the pixel formats that the validator accepts for each codec. */
function readCodecConstants(): ConstantModel[] {
  const {getDefaultCrfForCodec, getValidCrfRanges} = load('@remotion/renderer/dist/crf') as Crf;
  const {validPixelFormats, validateSelectedPixelFormatAndCodecCombination: validate} = load(
    '@remotion/renderer/dist/pixel-format',
  ) as PixelFormats;
  const {validCodecs} = load('@remotion/renderer/dist/codec') as {validCodecs: readonly string[]};
  return validCodecs.flatMap((codec) => [
    readConstant('@remotion/renderer', `${codec}: CRF range`, getValidCrfRanges(codec)),
    readConstant('@remotion/renderer', `${codec}: default CRF`, getDefaultCrfForCodec(codec)),
    readConstant(
      '@remotion/renderer',
      `${codec}: pixel formats`,
      validPixelFormats.filter((format) => isAccepted(() => validate(format, codec))),
    ),
  ]);
}

type Crf = {
  getDefaultCrfForCodec(codec: string): number;
  getValidCrfRanges(codec: string): readonly [number, number];
};

type PixelFormats = {
  readonly validPixelFormats: readonly string[];
  validateSelectedPixelFormatAndCodecCombination(format: string, codec: string): void;
};

function isAccepted(validate: () => void): boolean {
  try {
    validate();
    return true;
  } catch {
    return false;
  }
}

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

function readLambdaConstants(): ConstantModel[] {
  const constants = load('@remotion/lambda/dist/shared/constants') as Readonly<Record<string, string | number>>;
  const {AWS_REGIONS: regions} = load('@remotion/lambda/dist/pricing/aws-regions') as {AWS_REGIONS: readonly string[]};
  return [
    ...lambdaNames.map((name) => readConstant('@remotion/lambda', name, constants[name])),
    readConstant('@remotion/lambda', 'AWS_REGIONS', regions),
  ];
}
