import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findBrowser} from '../findBrowser.ts';
import {benchTools} from './benchTools.ts';
import {pagesByKind} from './pagesByKind.ts';
import {quantile} from './quantile.ts';
import {withSite} from './withSite.ts';

/** How often each page is visited. */
const visits = 3;

/** Lighthouse by kind of page, medians of visits on a simulated phone with a slow connection. */
export const lighthouse = async (): Promise<void> => {
  const tool = join(await benchTools(), 'lighthouse/cli/index.js');
  await withSite(async (url) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const path of pagesByKind) {
      const reports: Report[] = [];
      for (let visit = 0; visit < visits; visit++) reports.push(await visitPage(tool, url + path));
      rows[path] = Object.fromEntries(
        Object.entries(figures).map(([name, of]) => [name, quantile(reports.map(of), 0.5)]),
      );
    }
    console.log(`Lighthouse, medians of ${visits} visits`);
    console.table(rows);
  });
};

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
}

const score = (category: string) => (report: Report) => Math.round((report.categories[category]?.score ?? NaN) * 100);
const milliseconds = (audit: string) => (report: Report) => Math.round(report.audits[audit]?.numericValue ?? NaN);

const figures: Readonly<Record<string, (report: Report) => number>> = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  seo: score('seo'),
  'first paint, ms': milliseconds('first-contentful-paint'),
  'largest paint, ms': milliseconds('largest-contentful-paint'),
  'blocked, ms': milliseconds('total-blocking-time'),
  shift: ({audits}) => Number((audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3)),
};

const visitPage = async (tool: string, address: string): Promise<Report> => {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [tool, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    {maxBuffer: 1e8, env: {...process.env, CHROME_PATH: findBrowser()}},
  );
  return JSON.parse(stdout) as Report;
};
