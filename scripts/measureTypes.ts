import {readContent} from '../checks/readContent.ts';
import {samplesOf, type Sample} from '../checks/samples/sample.ts';
import {readTypes} from '../site/plugins/sampleTypes/readTypes.ts';

/** Reads the types of all samples, repeated until there are as many as the argument says, and prints what that costs. */
const measureTypes = (atLeast: number): void => {
  const written = readContent().pages.map((page) => samplesOf(page).filter(isVisible));
  const pages = new Map<string, Sample[]>();
  for (let round = 0; countOf(pages) < atLeast; round++)
    for (const samples of written.filter((page) => page.some(isTyped))) {
      const name = `${round} ${samples[0]?.page}`;
      // A repeated sample is another file with another text, so that nothing is read for two.
      pages.set(
        name,
        samples.map((sample) => ({...sample, page: name, code: `${sample.code}\n// ${round}`})),
      );
    }
  const started = performance.now();
  const types = readTypes(pages);
  const seconds = (performance.now() - started) / 1000;
  const bytes = [...types.values()].map((page) => JSON.stringify(page).length).sort((a, b) => a - b);
  console.log(`${countOf(pages)} samples on ${pages.size} pages: ${seconds.toFixed(1)} s`);
  const {user, system} = process.cpuUsage();
  console.log(`Processor time of the whole run ${((user + system) / 1e6).toFixed(1)} s`);
  console.log(`Memory at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  console.log(`Bytes a page: median ${bytes[bytes.length >> 1]}, most ${bytes.at(-1)}`);
};

const isVisible = ({language}: Sample): boolean => /^(?:[jt]sx?|json)$/.test(language);
const isTyped = ({language}: Sample): boolean => language === 'ts' || language === 'tsx';

const countOf = (pages: ReadonlyMap<string, readonly Sample[]>): number =>
  [...pages.values()].flat().filter(isTyped).length;

measureTypes(Number(process.argv[2] ?? 1000));
