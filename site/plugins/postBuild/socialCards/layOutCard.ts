import {createElement as element, type CSSProperties, type ReactNode} from 'react';
import {type Card, cardSize} from './Card.ts';

/** Pixels between the card's edge and its text. */
export const margin = 72;
/** Maximum size of the text, in pixels. */
export const space = {width: 860, height: 372} as const;

/** Font sizes of title and description in pixels, largest first. */
export const sizes = [
  {title: 88, description: 33},
  {title: 76, description: 32},
  {title: 66, description: 31},
  {title: 58, description: 30},
  {title: 50, description: 28},
  {title: 42, description: 26},
] as const;

export type Size = (typeof sizes)[number];

// The dark colors of `src/css/tokens.css`.
const colors = {paper: '#121316', frame: '#24272d', ink: '#ececee', muted: '#a6abb4', accent: '#ff7a5c'} as const;
const text = 'Geist, Geist Extended';

/** The whole card: the text at the top, logo and path at the bottom, the logo's three frames next to them. */
export function layOutCard(card: Card, size: Size): ReactNode {
  return createBox(
    {
      ...cardSize,
      boxSizing: 'border-box',
      padding: margin,
      justifyContent: 'space-between',
      background: colors.paper,
      position: 'relative',
    },
    frames,
    layOutWords(card, size),
    createRow({justifyContent: 'space-between', width: cardSize.width - 2 * margin}, [
      createRow({gap: 18}, [
        drawLogo(40),
        createLine({fontFamily: text, fontWeight: 600, fontSize: 32, color: colors.ink}, 'Remotion'),
      ]),
      createLine({fontFamily: 'Geist Mono', fontWeight: 500, fontSize: 22, color: colors.muted}, card.path),
    ]),
  );
}

/** Category, title and description, never truncated. */
export function layOutWords({categories, title, description}: Card, size: Size): ReactNode {
  return createBox(
    {width: space.width, gap: 20},
    categories.length > 0 &&
      createLine(
        {fontFamily: 'Geist Mono', fontWeight: 500, fontSize: 24, color: colors.accent},
        categories.join(' / '),
      ),
    layOutTitle(title, size),
    createLine(
      {fontFamily: 'Geist', fontWeight: 400, fontSize: size.description, lineHeight: 1.4, color: colors.muted},
      description,
    ),
  );
}

/** The words of a title, one per line, which makes them as wide as the widest word. */
export function layOutEachWord(title: string, size: Size): ReactNode {
  return createBox({}, ...title.split(/\s+/).map((word) => layOutTitle(word, size)));
}

function layOutTitle(title: string, {title: fontSize}: Size): ReactNode {
  return createLine(
    {fontFamily: text, fontWeight: 600, fontSize, lineHeight: 1.1, letterSpacing: -0.025 * fontSize, color: colors.ink},
    title,
  );
}

function createBox(style: CSSProperties, ...children: readonly ReactNode[]): ReactNode {
  return element('div', {style: {display: 'flex', flexDirection: 'column', ...style}}, ...children);
}

function createRow(style: CSSProperties, children: readonly ReactNode[]): ReactNode {
  return element('div', {style: {display: 'flex', alignItems: 'center', ...style}}, ...children);
}

function createLine(style: CSSProperties, words: string): ReactNode {
  return element('div', {style}, words);
}

/** The logo's three frames, each smaller than the one before. */
function drawLogo(size: number): ReactNode {
  return element(
    'svg',
    {width: size, height: size, viewBox: '0 0 32 32'},
    element('rect', {x: 4, y: 4, width: 6, height: 24, rx: 2, fill: colors.ink}),
    element('rect', {x: 13, y: 8.5, width: 6, height: 15, rx: 2, fill: colors.ink}),
    element('rect', {x: 22, y: 13, width: 6, height: 6, rx: 2, fill: colors.accent}),
  );
}

/** The same frames, enlarged, next to the text. */
const frames = element(
  'svg',
  {width: 144, height: 372, viewBox: '0 0 144 372', style: {position: 'absolute', right: margin, top: margin}},
  element('rect', {x: 0, y: 0, width: 36, height: 372, rx: 12, fill: colors.frame}),
  element('rect', {x: 54, y: 70, width: 36, height: 232, rx: 12, fill: colors.frame}),
  element('rect', {x: 108, y: 168, width: 36, height: 36, rx: 12, fill: colors.accent}),
);
