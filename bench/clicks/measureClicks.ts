import type {Browser} from '@playwright/test';
import {getQuantile} from '../getQuantile.ts';
import {withBrowser} from '../withBrowser.ts';
import {withSite} from '../withSite.ts';
import {buildStockSite} from './buildStockSite.ts';
import {type Click, networks} from './Click.ts';
import {measureClick, slowdown} from './measureClick.ts';

/** How often each click is measured on each site, each time in a new browser profile. */
const rounds = 7;

/** A guide, a guide with several demos, and the largest reference page. */
const ways = [
  ['/docs/', '/docs/the-fundamentals'],
  ['/docs/', '/docs/animating-properties'],
  ['/docs/renderer', '/docs/renderer/render-media'],
] as const;

/**
 * Measures the time from a click on a sidebar link until the heading of the new page is painted, here and on a stock
 * Docusaurus site with the same pages. The sites take turns, so that the load of the machine affects both alike. Compare
 * the ratios, because the times depend on the machine.
 */
export async function measureClicks(): Promise<void> {
  const stockFolder = await buildStockSite();
  await withSite((ours) =>
    withSite(
      (stock) =>
        withBrowser(async (browser) => {
          console.log(
            `From a click to the new heading, CPU slowdown ${slowdown}, medians of ${rounds}, in milliseconds`,
          );
          console.table(await compareTimes(browser, ours, stock));
          console.log('One click of each kind in parts. Recording makes it slower');
          console.table(await compareProfiles(browser, {ours, stock}));
        }),
      stockFolder,
    ),
  );
}

async function compareTimes(browser: Browser, ours: string, stock: string): Promise<readonly object[]> {
  const rows: object[] = [];
  for (const click of listClicks()) {
    const times = {ours: [] as number[], stock: [] as number[]};
    for (let round = 0; round < rounds; round++) {
      times.ours.push((await measureClick(browser, ours, click)).ms);
      times.stock.push((await measureClick(browser, stock, click)).ms);
    }
    const [mine, theirs] = [getQuantile(times.ours, 0.5), getQuantile(times.stock, 0.5)];
    rows.push({
      page: click.to,
      network: click.network,
      hovered: click.isHovered,
      ours: Math.round(mine),
      stock: Math.round(theirs),
      ratio: Number((mine / theirs).toFixed(2)),
    });
  }
  return rows;
}

async function compareProfiles(browser: Browser, sites: Readonly<Record<string, string>>): Promise<readonly object[]> {
  const rows: object[] = [];
  for (const click of listClicks().filter(({isHovered, network}) => isHovered && network === 'full speed')) {
    for (const [site, url] of Object.entries(sites)) {
      const {profile, requests} = await measureClick(browser, url, click, true);
      const parts = Object.entries(profile ?? {}).map(([name, value]) => [name, Math.round(value)]);
      rows.push({page: click.to, site, ...Object.fromEntries(parts), requests: requests.length});
    }
  }
  return rows;
}

function listClicks(): readonly Click[] {
  return ways.flatMap(([from, to]) =>
    (Object.keys(networks) as (keyof typeof networks)[]).flatMap((network) =>
      [true, false].map((isHovered) => ({from, to, network, isHovered})),
    ),
  );
}
