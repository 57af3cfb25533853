import {renderAsync} from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import satori, {type SatoriOptions} from 'satori';
import sharp from 'sharp';
import {type Card, cardSize} from './Card.ts';
import {loadCardFonts} from './loadCardFonts.ts';
import {layOutCard, layOutEachWord, layOutWords, type Size, sizes, space} from './layOutCard.ts';

/**
 * Renders a card as JPEG in the largest font size that fits all of its text. Throws if the smallest doesn't fit.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const svg = await satori(layOutCard(card, await getTitleSize(card)), {...cardSize, fonts: await loadCardFonts()});
  // All text has been converted to paths. Both libraries work in other threads.
  const {pixels, width, height} = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return sharp(pixels, {raw: {width, height, channels: 4}})
    .jpeg({quality: 76, chromaSubsampling: '4:4:4'})
    .toBuffer();
}

/** The font sizes to try. */
export async function getTitleSize(card: Card): Promise<Size> {
  for (const size of sizes) {
    if (await isWithinCard(card, size)) {
      return size;
    }
  }
  throw new Error(
    `The text of the social card for ${card.path} is too long. Shorten its title or description: ${card.title}. ${card.description}`,
  );
}

/** Measures single words too, because a word that's wider than the card would be cut off or broken. */
async function isWithinCard(card: Card, size: Size): Promise<boolean> {
  const widest = await measure(layOutEachWord(card.title, size), {height: cardSize.height});
  if (widest.width > space.width) {
    return false;
  }
  const words = await measure(layOutWords(card, size), {width: space.width});
  return words.height <= space.height;
}

type Bounds = {readonly width: number} | {readonly height: number};

/** Lays out an element that's constrained in one dimension and returns its size. */
async function measure(node: ReactNode, bounds: Bounds): Promise<{width: number; height: number}> {
  const options: SatoriOptions = {...bounds, fonts: await loadCardFonts(), embedFont: false};
  const svg = await satori(node, options);
  const [, width, height] = /^<svg width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return {width: Number(width), height: Number(height)};
}
