import type {EasingChoice} from '../curve/Easings';
import type {Point} from '../curve/Scale';

/** A control point of a Bézier curve, as it lies in the graph. */
export interface BezierHandle {
  readonly label: string;
  /** The end of the curve that it pulls at. */
  readonly anchor: Point;
  readonly point: Point;
  /** The curve whose control point lies elsewhere. */
  readonly moved: (point: Point) => EasingChoice;
}

/** The control points of a Bézier curve; none for other curves, and for those that a modifier has cut or turned. */
export const bezierHandles = (easing: EasingChoice): readonly BezierHandle[] => {
  if (easing.name !== 'bezier' || easing.modifier === 'out' || easing.modifier === 'inOut') return [];
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
};
