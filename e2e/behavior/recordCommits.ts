import type {Page} from '@playwright/test';

/** What React has rendered: the heading of the page at that moment, and whether it rendered the article. */
export type Commit = {readonly heading: string | null | undefined; readonly rendersArticle: boolean};

/** Records what React renders on the pages that are opened from now on. */
export async function recordCommits(page: Page): Promise<void> {
  await page.addInitScript(defineDeveloperTools);
}

export function readCommits(page: Page): Promise<readonly Commit[]> {
  return page.evaluate(() => window.commits ?? []);
}

declare global {
  interface Window {
    commits?: Commit[];
  }
}

type Fiber = {
  readonly type: unknown;
  readonly memoizedProps: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

/** Runs in the page before its scripts. React reports to the object of its developer tools. */
function defineDeveloperTools(): void {
  const commits: Commit[] = [];
  window.commits = commits;
  const isRendered = ({type, memoizedProps, alternate}: Fiber): boolean =>
    type === 'article' && memoizedProps !== alternate?.memoizedProps;
  const rendersArticle = (fiber: Fiber | null): boolean =>
    fiber !== null &&
    (isRendered(fiber) ||
      (fiber.child !== fiber.alternate?.child && rendersArticle(fiber.child)) ||
      rendersArticle(fiber.sibling));
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_renderer: number, {current}: {readonly current: Fiber}) => {
        commits.push({
          heading: document.querySelector('h1')?.textContent,
          rendersArticle: rendersArticle(current),
        });
      },
    },
  });
}
