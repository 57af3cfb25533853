import {createRequire} from 'node:module';

const load = createRequire(import.meta.url);

/** US dollars per gigabyte-second. */
type ArchitecturePrice = {
  readonly memory: number;
  readonly disk: number;
};

/** The prices for a region that `estimatePrice()` uses, in US dollars. */
export type RegionPrice = {
  readonly arm64: ArchitecturePrice;
  readonly x86_64: ArchitecturePrice;
  readonly call: number;
};

/** Reads the five prices of each region from the compiled table of the package, in the order of the package. */
export function readLambdaPrices(): Readonly<Record<string, RegionPrice>> {
  const {AWS_REGIONS: regions} = load('@remotion/lambda/dist/pricing/aws-regions') as {AWS_REGIONS: readonly string[]};
  const {pricing} = load('@remotion/lambda/dist/pricing/price-per-1-s') as {pricing: Table};
  const getPrice = (region: string, name: string): number => {
    const price = Number(pricing[region]?.[name]?.price);
    if (Number.isNaN(price)) {
      throw new Error(`@remotion/lambda no longer contains the price "${name}" for ${region}`);
    }
    return price;
  };
  return Object.fromEntries(
    regions.map((region) => [
      region,
      {
        arm64: {
          memory: getPrice(region, 'Lambda Duration-ARM'),
          disk: getPrice(region, 'Lambda Storage-Duration-ARM'),
        },
        x86_64: {
          memory: getPrice(region, 'Lambda Duration'),
          disk: getPrice(region, 'Lambda Storage-Duration'),
        },
        call: getPrice(region, 'Lambda Requests'),
      },
    ]),
  );
}

type Table = Readonly<Record<string, Readonly<Record<string, {readonly price: string}>>>>;
