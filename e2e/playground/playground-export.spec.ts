import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {openPage} from '../support/openPage.ts';
import {findPlayground} from '../support/findPlayground.ts';
import {expect, test} from '../support/test.ts';

/** Returns FFmpeg's information about a file. */
function probe(file: string): Record<string, string> {
  const fields = 'stream=codec_name,width,height,nb_read_frames,r_frame_rate:format=duration';
  const text = execFileSync('ffprobe', [
    ...['-v', 'error', '-count_frames', '-show_entries', fields],
    '-of',
    'default=nw=1',
    file,
  ]);
  return Object.fromEntries(
    text
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );
}

test('the video can be exported in every format', async ({page}) => {
  await openPage(page, '/playground');
  const main = page.getByRole('main');
  const {drawn, button, seek} = findPlayground(page, main);
  await drawn();
  await page.getByLabel('Width').fill('320');
  await page.getByLabel('Height').fill('180');
  await page.getByLabel('Duration in frames').fill('20');
  await expect(seek).toHaveAttribute('max', '19');
  await button('Export').click();
  await expect(page.getByRole('combobox', {name: /^Size/})).toContainText('320 × 180');
  const save = async (format: string): Promise<string> => {
    await page.getByLabel('Format').selectOption(format);
    const [download] = await Promise.all([page.waitForEvent('download'), button('Start export').click()]);
    expect(download.suggestedFilename()).toBe(`Title.${format}`);
    await expect(main.getByText(`Saved Title.${format}`)).toBeVisible();
    return download.path();
  };
  const size = {width: '320', height: '180'};
  expect(probe(await save('webm'))).toMatchObject({
    ...size,
    codec_name: expect.stringMatching(/^vp[89]$/),
    nb_read_frames: '20',
  });
  expect(probe(await save('mp4'))).toMatchObject({
    ...size,
    codec_name: 'h264',
    nb_read_frames: '20',
    r_frame_rate: '30/1',
  });
  expect(probe(await save('gif'))).toMatchObject({...size, codec_name: 'gif', nb_read_frames: '20'});
  const png = await save('png');
  expect(probe(png)).toMatchObject({...size, codec_name: 'png'});
  // A frame with the title on its dark background, not an empty one.
  expect(readFileSync(png).length).toBeGreaterThan(1500);
});

test('an export can be canceled, and the project can be downloaded', async ({page}) => {
  await openPage(page, '/playground');
  const main = page.getByRole('main');
  const {drawn, button, seek} = findPlayground(page, main);
  await drawn();
  await page.getByLabel('Duration in frames').fill('2000');
  await expect(seek).toHaveAttribute('max', '1999');
  await button('Export').click();
  await page.getByLabel('Format').selectOption('webm');
  await button('Start export').click();
  await expect(main.getByText('of 2000 frames')).toBeVisible();
  await button('Cancel export').click();
  await expect(button('Start export')).toBeEnabled();
  await expect(main.getByText('Saved Title')).toHaveCount(0);

  await button('Download').click();
  const [project] = await Promise.all([page.waitForEvent('download'), button('Download project').click()]);
  const archive = unzipSync(readFileSync(await project.path()));
  expect(strFromU8(archive['my-video/src/Root.tsx'] ?? new Uint8Array())).toContain('durationInFrames={2000}');
  // The archive contains every font in the style sheet, because otherwise the project wouldn't build.
  const styles = strFromU8(archive['my-video/src/fonts/fonts.css'] ?? new Uint8Array());
  const fonts = [...styles.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, name = '']) => name);
  expect(fonts).toEqual(['geist.woff2']);
  for (const font of fonts) {
    expect(archive[`my-video/src/fonts/${font}`]?.length).toBeGreaterThan(10_000);
  }
});

test('types of the packages mark errors and complete the code', async ({page}) => {
  await openPage(page, '/playground');
  const {drawn, write, errors} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await page.getByLabel('Check types').check();
  await write(
    "import {interpolate} from 'remotion';\nexport const Title = () => <b>{interpolate('5', [0, 1], [0, 1])}</b>;\n",
  );
  // Type errors mark the exact words; runtime errors mark the line.
  await expect(page.locator('.cm-lintRange-error', {hasText: /^'5'$/})).toBeVisible({timeout: 60_000});
  await expect(errors).toContainText('Title.tsx');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('inter');
  await page.keyboard.press('Control+Space');
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('interpolate');
});
