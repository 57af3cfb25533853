import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findOrInstallBrowser} from '../packages/tooling/findOrInstallBrowser.ts';
import {installTools} from './installTools.ts';
import {pagesByKind} from './pagesByKind.ts';
import {getQuantile} from './getQuantile.ts';
import {withSite} from './withSite.ts';

/** The number of visits per page. */
const visits = 3;

/** Runs Lighthouse by kind of page and prints the medians on a simulated phone with a slow connection. */
export async function measureLighthouse(): Promise<void> {
  const tool = join(await installTools(), 'lighthouse/cli/index.js');
  await withSite(async (url) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const path of pagesByKind) {
      const reports: Report[] = [];
      for (let visit = 0; visit < visits; visit++) {
        reports.push(await visitPage(tool, url + path));
      }
      rows[path] = Object.fromEntries(
        Object.entries(figures).map(([name, of]) => [name, getQuantile(reports.map(of), 0.5)]),
      );
    }
    console.log(`Lighthouse, medians of ${visits} visits`);
    console.table(rows);
  });
}

type Report = {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
};

function score(category: string) {
  return (report: Report) => Math.round((report.categories[category]?.score ?? NaN) * 100);
}
function readMilliseconds(audit: string) {
  return (report: Report) => Math.round(report.audits[audit]?.numericValue ?? NaN);
}

const figures: Readonly<Record<string, (report: Report) => number>> = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  seo: score('seo'),
  'first paint, ms': readMilliseconds('first-contentful-paint'),
  'largest paint, ms': readMilliseconds('largest-contentful-paint'),
  'blocked, ms': readMilliseconds('total-blocking-time'),
  shift: ({audits}) => Number((audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3)),
};

async function visitPage(tool: string, url: string): Promise<Report> {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [tool, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    {maxBuffer: 1e8, env: {...process.env, CHROME_PATH: findOrInstallBrowser()}},
  );
  return JSON.parse(stdout) as Report;
}
