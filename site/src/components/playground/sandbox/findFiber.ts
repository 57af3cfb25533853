/** The fields of React's internal tree that are read here. They are the same in all versions since React 16. */
export type Fiber = {
  readonly key: string | null;
  /** The position among its siblings. */
  readonly index: number;
  readonly elementType: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly stateNode: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

/**
 * Returns the node of an element in React's tree. React has two versions of it, and an element may point to the old one.
 * The root knows which one is current.
 */
export function findFiber(node: HTMLElement): Fiber | undefined {
  const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
  let top = key === undefined ? undefined : (node as unknown as Record<string, Fiber>)[key];
  while (top?.return) {
    top = top.return;
  }
  const root = top?.stateNode as {readonly current?: Fiber} | null | undefined;
  return findElement(root?.current ?? null, node);
}

function findElement(fiber: Fiber | null, node: HTMLElement): Fiber | undefined {
  for (let next = fiber; next; next = next.sibling) {
    const found = next.stateNode === node ? next : findElement(next.child, node);
    if (found) {
      return found;
    }
  }
  return undefined;
}
