import type {Box, ElementFacts} from '../../../../../../packages/course/checks/Inspection.ts';
import {findMediaPath} from '../mediaFiles.ts';
import {type Area, getVisibleArea, getVisibleShare} from './getVisibleArea.ts';

/** Reads what the browser says about the elements of a frame, in document order. */
export function readElements(
  node: HTMLElement,
  {width, height}: {readonly width: number; readonly height: number},
): ElementFacts[] {
  const stage = node.getBoundingClientRect();
  // The player scales the video to its box.
  const shown = {x: stage.x, y: stage.y, scaleX: stage.width / width, scaleY: stage.height / height};
  const elements = [...node.querySelectorAll<HTMLElement | SVGElement>('*')].filter(({tagName}) => tagName !== 'STYLE');
  const facts: ElementFacts[] = [];
  const matrices: DOMMatrix[] = [];
  const areas: Area[] = [];
  const indexes = new Map<Element, number>(elements.map((element, index) => [element, index]));
  for (const element of elements) {
    const parent = findParent(element, node, indexes);
    const style = getComputedStyle(element);
    const around = matrices[parent] ?? new DOMMatrix();
    const matrix = around.multiply(readMatrix(style));
    matrices.push(matrix);
    const rect = element.getBoundingClientRect();
    const area = getVisibleArea(rect, style, areas[parent]);
    areas.push(area);
    const visibleShare = getVisibleShare(rect, area);
    const isShown = style.display !== 'none' && style.visibility !== 'hidden' && visibleShare > 0;
    const src = element.getAttribute('src');
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    facts.push({
      tag: element.tagName.toLowerCase(),
      isUnknown: element instanceof HTMLUnknownElement,
      id: element.id,
      text,
      parent,
      opacity: isShown ? Number(style.opacity) * (facts[parent]?.opacity ?? 1) : 0,
      visibleShare,
      box: toBox(rect, shown),
      ...(text !== '' && {textBox: toBox(measureContent(element), shown)}),
      ...readTurn(matrix),
      isDistorted: !matrix.is2D && (!around.is2D || hasPerspective(matrix, element)),
      color: style.color,
      background: style.backgroundColor,
      isFilled: !/^rgba\(.*, 0\)$/.test(style.backgroundColor) || style.backgroundImage !== 'none',
      fontFamily: style.fontFamily,
      fontSize: parseFloat(style.fontSize),
      ...(src !== null && {src: findMediaPath(src)}),
      ...(element instanceof HTMLMediaElement && {time: element.currentTime}),
    });
  }
  return facts.map((fact, index) => {
    const element = elements[index];
    const cover = element && findCover(element, stage, (hit) => facts[indexes.get(hit) ?? -1]);
    return {...fact, ...(cover && {cover: cover.tag})};
  });
}

/** Where an image or a video has to be visible: its middle, its corners and the middle of its edges. */
const shares = [0.05, 0.5, 0.95];

/** Returns what is in front of the middle of an element’s text, or of a whole image or video. */
function findCover(
  element: Element,
  stage: DOMRect,
  findFacts: (hit: Element) => ElementFacts | undefined,
): ElementFacts | undefined {
  if (isMedia(element.tagName.toLowerCase())) {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const [x, y] = [Math.max(left, stage.left), Math.max(top, stage.top)];
    const [width, height] = [Math.min(right, stage.right) - x, Math.min(bottom, stage.bottom) - y];
    const covers = shares.flatMap((across) =>
      shares.map((down) => findInFront(element, x + across * width, y + down * height, findFacts)),
    );
    return covers.every(Boolean) ? covers[0] : undefined;
  }
  if (element.textContent?.trim()) {
    const {x, y, width, height} = measureContent(element);
    return findInFront(element, x + width / 2, y + height / 2, findFacts);
  }
  return undefined;
}

/** Returns the first opaque element in front of an element at a point. */
function findInFront(
  element: Element,
  x: number,
  y: number,
  findFacts: (hit: Element) => ElementFacts | undefined,
): ElementFacts | undefined {
  const stack = document.elementsFromPoint(x, y);
  const own = stack.findIndex((hit) => element.contains(hit));
  // Without an entry of its own, the element is outside of the window or ignores the pointer.
  return stack
    .slice(0, Math.max(0, own))
    .map(findFacts)
    .find((fact) => fact && isOpaque(fact));
}

function isOpaque({tag, opacity, background}: ElementFacts): boolean {
  // Browsers write colors that aren’t transparent as `rgb()`, and others as `rgba()`.
  return isMedia(tag) ? opacity > 0.5 : opacity > 0.9 && background.startsWith('rgb(');
}

function isMedia(tag: string): boolean {
  return tag === 'img' || tag === 'video';
}

function findParent(element: Element, node: Element, indexes: ReadonlyMap<Element, number>): number {
  return element.parentElement && element.parentElement !== node ? (indexes.get(element.parentElement) ?? -1) : -1;
}

/** Reads the scale and the angles from a matrix. */
function readTurn({
  is2D,
  m11,
  m12,
  m13,
  m21,
  m22,
  m23,
  m31,
  m32,
  m33,
}: DOMMatrix): Pick<ElementFacts, 'scale' | 'rotation' | 'tiltX' | 'tiltY'> {
  const scale = Math.hypot(m11, m12, m13);
  return {
    // When an element is turned out of the frame, `scale()` doesn't scale its depth, which is part of the column if the
    // scale comes before the turn, and part of the row if it comes after it.
    scale: is2D ? scale : Math.min(scale, Math.hypot(m11, m21, m31)),
    rotation: toDegrees(Math.atan2(m12, m11)),
    tiltX: toDegrees(Math.atan2(getSignedMean(-m32, m23), getSignedMean(m33, m22))),
    tiltY: toDegrees(Math.atan2(getSignedMean(m31, m13), getSignedMean(m33, m11))),
  };
}

/**
 * Returns the geometric mean of two entries of a matrix, with the sign of the first. A scale before a turn multiplies
 * one of them, and a scale after it the other, so the ratio of two such means only depends on the turn.
 */
function getSignedMean(first: number, second: number): number {
  return Math.sign(first) * Math.sqrt(Math.abs(first * second));
}

function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** Whether what is nearer looks larger, because of `perspective()` or the `perspective` of the parent. */
function hasPerspective({m14, m24, m34}: DOMMatrix, {parentElement}: Element): boolean {
  return [m14, m24, m34].some(Boolean) || (parentElement && getComputedStyle(parentElement).perspective) !== 'none';
}

/** All ways to transform an element, in the order in which browsers apply them. */
function readMatrix({rotate, scale, transform}: CSSStyleDeclaration): DOMMatrix {
  const matrix = new DOMMatrix();
  if (rotate && rotate !== 'none') {
    // `45deg`, `y 45deg` or `0 1 0 45deg`
    const [angle = '0', ...axis] = rotate.split(' ').reverse();
    const [z = 1, y = 0, x = 0] =
      axis.length === 3 ? axis.map(Number) : ['z', 'y', 'x'].map((name) => Number((axis[0] ?? 'z') === name));
    matrix.rotateAxisAngleSelf(x, y, z, parseFloat(angle));
  }
  if (scale && scale !== 'none') {
    const [x = 1, y = x] = scale.split(' ').map(Number);
    matrix.scaleSelf(x, y);
  }
  return transform && transform !== 'none' ? matrix.multiply(new DOMMatrix(transform)) : matrix;
}

function measureContent(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function toBox(
  box: DOMRect,
  {x, y, scaleX, scaleY}: {readonly x: number; readonly y: number; readonly scaleX: number; readonly scaleY: number},
): Box {
  return {
    x: (box.x - x) / scaleX,
    y: (box.y - y) / scaleY,
    width: box.width / scaleX,
    height: box.height / scaleY,
  };
}
