/** The edges of an area in the window. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const everything: Area = {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};

/** Returns where an element and its content can be seen: its ancestors’ area without what it cuts off itself. */
export function getVisibleArea(
  box: Area,
  {clipPath, overflow}: Pick<CSSStyleDeclaration, 'clipPath' | 'overflow'>,
  around: Area = everything,
): Area {
  const clipped = overflow === 'visible' ? around : intersect(around, box);
  const insets = /^inset\(([^)]*?)(?: round .*)?\)$/.exec(clipPath)?.[1]?.split(' ');
  return insets ? intersect(clipped, shrink(box, insets)) : clipped;
}

/** Returns how much of a box is in an area, from 0 to 1. A box without a size is in every area that has one. */
export function getVisibleShare(box: Area, area: Area): number {
  const {left, top, right, bottom} = intersect(box, area);
  const [whole, seen] = [getSize(box), Math.max(0, right - left) * Math.max(0, bottom - top)];
  return whole > 0 ? seen / whole : Number(area.right > area.left && area.bottom > area.top);
}

function getSize({left, top, right, bottom}: Area): number {
  return (right - left) * (bottom - top);
}

function intersect(one: Area, other: Area): Area {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Insets are lengths or percentages, in the order of CSS: top, right, bottom, left. */
function shrink(
  {left, top, right, bottom}: Area,
  [above = '0', end = above, below = above, start = end]: string[],
): Area {
  return {
    left: left + toPixels(start, right - left),
    top: top + toPixels(above, bottom - top),
    right: right - toPixels(end, right - left),
    bottom: bottom - toPixels(below, bottom - top),
  };
}

function toPixels(length: string, whole: number): number {
  const value = parseFloat(length);
  return length.endsWith('%') ? (value / 100) * whole : value;
}
