import {Resvg} from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import satori, {type SatoriOptions} from 'satori';
import sharp from 'sharp';
import {type Card, cardSize} from './Card';
import {cardFonts} from './cardFonts';
import {layOutCard, layOutEachWord, layOutWords, type Size, sizes, space} from './layOutCard';

/**
 * Draws a card as JPEG, in the largest letters in which all of its words find room. Throws when they don't in the
 * smallest.
 */
export const drawCard = async (card: Card): Promise<Buffer> => {
  const svg = await satori(layOutCard(card, await sizeOf(card)), {...cardSize, fonts: await cardFonts()});
  // All letters are paths by now.
  const {pixels, width, height} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  return sharp(pixels, {raw: {width, height, channels: 4}})
    .jpeg({quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true})
    .toBuffer();
};

/** The sizes in which a card is drawn. */
export const sizeOf = async (card: Card): Promise<Size> => {
  for (const size of sizes) if (await fits(card, size)) return size;
  throw new Error(`The words of the card for ${card.path} are too long: ${card.title}. ${card.description}`);
};

/** A word that is wider than the card would be cut or broken, so words are measured as well as the whole. */
const fits = async (card: Card, size: Size): Promise<boolean> => {
  const widest = await measure(layOutEachWord(card.title, size), {height: cardSize.height});
  if (widest.width > space.width) return false;
  const words = await measure(layOutWords(card, size), {width: space.width});
  return words.height <= space.height;
};

type Bounds = {readonly width: number} | {readonly height: number};

/** Lays out what is bounded on one side, and says how large it became. */
const measure = async (node: ReactNode, bounds: Bounds): Promise<{width: number; height: number}> => {
  const options: SatoriOptions = {...bounds, fonts: await cardFonts(), embedFont: false};
  const svg = await satori(node, options);
  const [, width, height] = /^<svg width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return {width: Number(width), height: Number(height)};
};
