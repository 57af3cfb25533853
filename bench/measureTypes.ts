import {readContent} from '../packages/content-model/readContent.ts';
import {getSamples, type Sample} from '../packages/content-model/samples/sample.ts';
import {readTypes} from '../packages/content-model/samples/types/readTypes.ts';

/** Reads the types of all samples, repeated until the given number is reached, and prints the cost. */
function measureTypes(atLeast: number): void {
  const written = readContent().pages.map((page) => getSamples(page).filter(isVisible));
  const pages = new Map<string, Sample[]>();
  for (let round = 0; countTypes(pages) < atLeast; round++) {
    for (const samples of written.filter((page) => page.some(isTyped))) {
      const name = `${round} ${samples[0]?.page}`;
      // A repeated sample is a different file with different content, so that it can't be cached.
      pages.set(
        name,
        samples.map((sample) => ({...sample, page: name, code: `${sample.code}\n// ${round}`})),
      );
    }
  }
  const started = performance.now();
  const types = readTypes(pages);
  const seconds = (performance.now() - started) / 1000;
  const bytes = [...types.values()].map((page) => JSON.stringify(page).length).sort((a, b) => a - b);
  console.log(`${countTypes(pages)} samples on ${pages.size} pages: ${seconds.toFixed(1)} s`);
  const {user, system} = process.cpuUsage();
  console.log(`CPU time of the whole run ${((user + system) / 1e6).toFixed(1)} s`);
  console.log(`Peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  console.log(`Bytes per page: median ${bytes[bytes.length >> 1]}, most ${bytes.at(-1)}`);
}

function isVisible({language}: Sample): boolean {
  return /^(?:[jt]sx?|json)$/.test(language);
}
function isTyped({language}: Sample): boolean {
  return language === 'ts' || language === 'tsx';
}

function countTypes(pages: ReadonlyMap<string, readonly Sample[]>): number {
  return [...pages.values()].flat().filter(isTyped).length;
}

measureTypes(Number(process.argv[2] ?? 1000));
