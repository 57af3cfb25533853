import type {Browser} from '@playwright/test';
import {builtSite} from '../../e2e/support/builtSite.ts';
import {getQuantile} from '../getQuantile.ts';
import {withBrowser} from '../withBrowser.ts';
import {withSite} from '../withSite.ts';
import {buildFumadocsSite} from './buildFumadocsSite.ts';
import {buildStockSite} from './buildStockSite.ts';
import {buildVitePressSite} from './buildVitePressSite.ts';
import {type Click, networks} from './Click.ts';
import {docusaurus, type SitePeer} from './SitePeer.ts';
import {measureClick, slowdown} from './measureClick.ts';

/** How often each click is measured on each site, each time in a new browser profile. */
const rounds = 7;

/** A page of words and tables, a guide, one with several demos, the largest reference page, a post, and the home page. */
const ways = [
  ['/docs/', '/docs/keyboard-shortcuts'],
  ['/docs/', '/docs/the-fundamentals'],
  ['/docs/', '/docs/animating-properties'],
  ['/docs/renderer', '/docs/renderer/render-media'],
  ['/blog', '/blog/3-2'],
  ['/docs/', '/'],
] as const;

/**
 * Measures the time from a click on a link until the heading of the new page is painted, here and on sites that stock
 * Docusaurus, VitePress and Fumadocs build from the same pages. The Fumadocs site only contains the documentation. The
 * sites take turns, so that the load of the machine affects all of them equally. Compare the ratios, because the times
 * depend on the machine.
 */
export async function measureClicks(): Promise<void> {
  const peers = [
    {name: 'ours', folder: builtSite.folder, ...docusaurus},
    await buildStockSite(),
    await buildVitePressSite(),
    await buildFumadocsSite(),
  ];
  await serveAll(peers, (sites) =>
    withBrowser(async (browser) => {
      console.log(`From a click to the new heading, CPU slowdown ${slowdown}, medians of ${rounds}, in milliseconds`);
      console.table(await compareTimes(browser, sites));
      console.log('One click of each kind in parts. Recording makes it slower');
      console.table(await compareProfiles(browser, sites));
    }),
  );
}

type Served = {readonly peer: SitePeer; readonly url: string};

/** Serves several sites at the same time while a callback runs. */
function serveAll(
  [first, ...rest]: readonly SitePeer[],
  work: (sites: readonly Served[]) => Promise<void>,
): Promise<void> {
  return first
    ? withSite((url) => serveAll(rest, (sites) => work([{peer: first, url}, ...sites])), first.folder)
    : work([]);
}

async function compareTimes(browser: Browser, sites: readonly Served[]): Promise<readonly object[]> {
  const rows: object[] = [];
  for (const click of listClicks()) {
    const times = sites.map((): number[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, {peer, url}] of sites.entries()) {
        const selector = peer.getLinkSelector(click.to);
        if (selector !== undefined) {
          times[index]?.push((await measureClick(browser, peer, url, selector, click)).ms);
        }
      }
    }
    const medians = times.map((all) => getQuantile(all, 0.5));
    const [ours = NaN, ...others] = medians;
    rows.push({
      page: click.to,
      network: click.network,
      hovered: click.isHovered,
      ...Object.fromEntries(sites.map(({peer}, index) => [peer.name, format(medians[index] ?? NaN, 0)])),
      ratios: others.map((other) => format(ours / other, 2)).join(', '),
    });
  }
  return rows;
}

/** Returns a dash if a site doesn't have the page. */
function format(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}

async function compareProfiles(browser: Browser, sites: readonly Served[]): Promise<readonly object[]> {
  const rows: object[] = [];
  for (const click of listClicks().filter(({isHovered, network}) => isHovered && network === 'full speed')) {
    for (const {peer, url} of sites) {
      const selector = peer.getLinkSelector(click.to);
      if (selector === undefined) {
        continue;
      }
      const {profile, requests} = await measureClick(browser, peer, url, selector, click, true);
      const parts = Object.entries(profile ?? {}).map(([name, value]) => [name, Math.round(value)]);
      rows.push({page: click.to, site: peer.name, ...Object.fromEntries(parts), requests: requests.length});
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
