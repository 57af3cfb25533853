import {createRequire} from 'node:module';

const load = createRequire(import.meta.url);

/** US dollars for a second of one gigabyte. */
export interface ArchitecturePrice {
  readonly memory: number;
  readonly disk: number;
}

/** The prices of a region that `estimatePrice()` reads, in US dollars. */
export interface RegionPrice {
  readonly arm64: ArchitecturePrice;
  readonly x86_64: ArchitecturePrice;
  readonly call: number;
}

/** The five prices of each region, from the compiled table of the package, in the package's order of regions. */
export const readLambdaPrices = (): Readonly<Record<string, RegionPrice>> => {
  const {AWS_REGIONS: regions} = load('@remotion/lambda/dist/pricing/aws-regions') as {AWS_REGIONS: readonly string[]};
  const {pricing} = load('@remotion/lambda/dist/pricing/price-per-1-s') as {pricing: Table};
  const priceOf = (region: string, name: string): number => {
    const price = Number(pricing[region]?.[name]?.price);
    if (Number.isNaN(price)) throw new Error(`@remotion/lambda has no price of "${name}" for ${region} any more`);
    return price;
  };
  return Object.fromEntries(
    regions.map((region) => [
      region,
      {
        arm64: {
          memory: priceOf(region, 'Lambda Duration-ARM'),
          disk: priceOf(region, 'Lambda Storage-Duration-ARM'),
        },
        x86_64: {
          memory: priceOf(region, 'Lambda Duration'),
          disk: priceOf(region, 'Lambda Storage-Duration'),
        },
        call: priceOf(region, 'Lambda Requests'),
      },
    ]),
  );
};

type Table = Readonly<Record<string, Readonly<Record<string, {readonly price: string}>>>>;
