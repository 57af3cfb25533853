import {openPage} from './openPage.ts';
import {playgroundIn} from './playground.ts';
import {expect, test} from './test.ts';
import {violations} from './violations.ts';

const drawing = (text: string, extra = ''): string =>
  `import {AbsoluteFill} from 'remotion';\nexport const Title = () => <AbsoluteFill>${text}</AbsoluteFill>;\n${extra}`;

test('the playground draws what is typed, frame by frame, and keeps it', async ({page}) => {
  await openPage(page, '/playground');
  const {code, picture, seek, button, write, drawn, errors} = playgroundIn(page, page.getByRole('main'));
  await drawn();
  await expect(picture.getByText('C', {exact: true}).first()).toBeAttached();

  // Frame by frame, by keyboard.
  await button('Pause').click();
  await seek.fill('40');
  await seek.press('ArrowRight');
  await expect(seek).toHaveAttribute('aria-valuetext', /^Frame 41 of 89/);

  // Props.
  await page.getByLabel('title', {exact: true}).fill('Zebra');
  await expect(picture.getByText('Z', {exact: true})).toBeAttached();
  await expect(seek).toHaveValue('41');

  // Another text, another file.
  await write(drawing('Hello {size}', "import {size} from './size';\n"));
  await expect(errors).toContainText('Title.tsx, line 3There is no file “./size”');
  await button('Add a file').click();
  await page.getByLabel('Name of the new file').fill('size.exe');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ends in .tsx, .ts')).toBeVisible();
  await page.getByLabel('Name of the new file').fill('size.ts');
  await page.keyboard.press('Enter');
  await write('export const size = 7;');
  await expect(picture.getByText('Hello 7')).toBeVisible();
  await expect(errors).toHaveCount(0);

  // The address holds all of it, and so does the browser.
  await expect(page).toHaveURL(/#code=/);
  const link = page.url();
  await page.goto('/playground');
  await expect(picture.getByText('Hello 7')).toBeVisible();
  await write(drawing('Mine'));
  await expect(picture.getByText('Mine')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground.current'))).toContain('Mine');
  await page.goto('/docs/');
  await page.goto(link);
  await expect(picture.getByText('Hello 7')).toBeVisible();
  await expect(page.getByText('What you were writing before is kept')).toBeVisible();
  await page.getByLabel('Earlier work').selectOption({index: 1});
  await button('Bring back').click();
  await expect(picture.getByText('Mine')).toBeVisible();

  await page.getByRole('button', {name: 'size.ts', exact: true}).click();
  await button('Delete size.ts').click();
  await expect(code).toContainText('Mine');
  await button('Bring it back').click();
  await expect(code).toContainText('size = 7');
  await expect(button('Delete size.ts')).toBeVisible();

  // In and out by keyboard.
  await code.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('the playground says what is wrong and where, and stops what does not end', async ({page, baseURL, problems}) => {
  await openPage(page, '/playground');
  const {code, picture, button, write, drawn, errors} = playgroundIn(page, page.getByRole('main'));
  let run = await drawn();
  const faults: readonly (readonly [code: string, words: string])[] = [
    ['export const A = () => {\n  return <b>;\n};', 'Title.tsx, line'],
    [
      "import x from 'lodash';\nexport const A = () => <b>{x}</b>;",
      'Title.tsx, line 1“lodash” is not available in the playground',
    ],
    ['export const A = () => {\n  throw new Error("Boom");\n};', 'Title.tsx, line 2Frame'],
    ['const a = 1;\nnull.b = a;', 'Title.tsx, line 2Cannot set properties of null'],
    [
      "import {Img, staticFile} from 'remotion';\nexport const A = () => <Img src={staticFile('no.png')} />;",
      'There is no file “no.png” here. staticFile() has media/',
    ],
    ['export const a = 1;', 'Title.tsx exports no component'],
    ['export const A = () => {\n  let n = 0;\n  while (true) n++;\n};', 'Title.tsx, line 3'],
  ];
  for (const [text, words] of faults) {
    await write(text);
    await expect(errors, text).toContainText(words);
  }
  await expect(errors).toContainText('ran for more than a second and was stopped');
  await expect(page.locator('.cm-lintRange-error')).toContainText('while (true)');

  // What no guard in the code stops: promises without end.
  await page.evaluate(() => {
    let last = performance.now();
    const look = (): void => {
      const now = performance.now();
      const gap = Number(document.body.dataset.gap ?? 0);
      document.body.dataset.gap = String(Math.max(gap, now - last));
      last = now;
      requestAnimationFrame(look);
    };
    look();
  });
  const endless =
    'const again = (): Promise<unknown> => Promise.resolve().then(again);\nvoid again();\nexport const A = () => <b>x</b>;';
  await write(endless);
  await expect(button('Run again')).toBeVisible();
  await expect(code).toContainText('Promise.resolve().then(again)');
  await expect(page.locator('iframe')).toHaveCount(0);
  await button('Run again').click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(button('Run again')).toBeVisible();
  await write(drawing('Good'));
  run = await drawn(run);
  await expect(picture.getByText('Good')).toBeVisible();

  // Nothing leads out of the frame, which the browser says, too.
  const refused = 'The action has been blocked.';
  problems.expect(
    `error: Connecting to '${baseURL}/docs/' violates the following Content Security Policy directive: "connect-src blob: data:". ${refused}`,
    `error: Fetch API cannot load ${baseURL}/docs/. Refused to connect because it violates the document's Content Security Policy.`,
    `error: Loading the image '${baseURL}/img/mark.svg' violates the following Content Security Policy directive: "img-src blob: data:". ${refused}`,
  );
  await write(
    drawing(
      'Tried',
      `const tell = (text: string) => (document.body.dataset.found = (document.body.dataset.found ?? '') + text);
try { tell(String(parent.document.title)); } catch { tell('page '); }
try { tell(localStorage.getItem('playground.current') ? 'kept' : 'storage '); } catch { tell('storage '); }
fetch('/docs/').catch(() => tell('fetch '));
new Image().src = '/img/mark.svg';
try { new RTCPeerConnection(); } catch { tell('peer '); }
document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => tell(effectiveDirective + ' '));`,
    ),
  );
  await drawn(run);
  const found = () => picture.locator('body').getAttribute('data-found');
  for (const words of ['page ', 'storage ', 'fetch ', 'peer ', 'img-src ', 'connect-src '])
    await expect.poll(found).toContain(words);
});
