import lambdaPrices from '../../toolkit-model/generated/lambdaPrices.json';

export {lambdaPrices};

export type Region = keyof typeof lambdaPrices;

export type Architecture = 'arm64' | 'x86_64';

/** The regions of the package, in its order. */
export const regions = Object.keys(lambdaPrices) as readonly Region[];

export const architectures: readonly Architecture[] = ['arm64', 'x86_64'];
