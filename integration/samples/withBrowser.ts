import {openBrowser} from '@remotion/renderer';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const open = new Set<Browser>();
const idle: Browser[] = [];

/** Calls a function with a browser that nothing else uses meanwhile. It's used again, unless it has crashed. */
export async function withBrowser<T>(action: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = idle.pop() ?? (await start());
  try {
    return await action(browser);
  } finally {
    if (await isAlive(browser)) {
      idle.push(browser);
    } else {
      open.delete(browser);
    }
  }
}

/** Closes all browsers that `withBrowser()` has opened. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all([...open].map((browser) => browser.close()));
}

async function start(): Promise<Browser> {
  const browser = await openBrowser('chrome');
  // An empty tab keeps the browser open between the renders.
  await browser.newPage();
  open.add(browser);
  return browser;
}

function isAlive(browser: Browser): Promise<boolean> {
  return browser.pages().then(
    () => true,
    () => false,
  );
}
