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
    const matrix = (matrices[parent] ?? new DOMMatrix()).multiply(readMatrix(style));
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
      scale: Math.hypot(matrix.a, matrix.b),
      rotation: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
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

/** All ways to transform an element, in the order in which browsers apply them. */
function readMatrix({rotate, scale, transform}: CSSStyleDeclaration): DOMMatrix {
  const matrix = new DOMMatrix();
  if (rotate && rotate !== 'none') {
    matrix.rotateSelf(parseFloat(rotate));
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
