import type {EasingChoice} from '../curve/EasingChoice.ts';
import type {Point} from '../curve/Scale.ts';

/** A control point of a Bézier curve in the graph. */
type BezierHandle = {
  readonly label: string;
  /** The end of the curve that it belongs to. */
  readonly anchor: Point;
  readonly point: Point;
  /** Returns the curve with the control point at another position. */
  readonly moved: (point: Point) => EasingChoice;
};

/**
 * Returns the control points of a Bézier curve. Empty for other curves and for those with a modifier that cuts or flips
 * them.
 */
export function getBezierHandles(easing: EasingChoice): readonly BezierHandle[] {
  if (easing.name !== 'bezier' || easing.modifier === 'out' || easing.modifier === 'inOut') {
    return [];
  }
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = easing.parameters;
  const withPoints = (first: Point, second: Point): EasingChoice => ({
    ...easing,
    parameters: [first.x, first.y, second.x, second.y],
  });
  const [first, second] = [
    {x: x1, y: y1},
    {x: x2, y: y2},
  ];
  return [
    {label: 'First handle', anchor: {x: 0, y: 0}, point: first, moved: (point) => withPoints(point, second)},
    {label: 'Second handle', anchor: {x: 1, y: 1}, point: second, moved: (point) => withPoints(first, point)},
  ];
}
