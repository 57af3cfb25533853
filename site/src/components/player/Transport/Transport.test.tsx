import {useState, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {Transport} from './Transport.tsx';

const seek = page.getByRole('slider', {name: 'Frame', exact: true});

/** The controls with a video of two seconds that never moves by itself. */
function Controls({sound}: {readonly sound: boolean}): ReactNode {
  const [frame, setFrame] = useState(30);
  const [playing, setPlaying] = useState(false);
  const [loop, setLoop] = useState(true);
  const [rate, setRate] = useState(1);
  const [muted, setMuted] = useState(true);
  return (
    <Transport
      video={{fps: 30, durationInFrames: 60, sound}}
      controls={{
        ...{playing, loop, setLoop, rate, setRate, muted, setMuted, seek: setFrame},
        play: () => setPlaying(true),
        pause: () => setPlaying(false),
      }}
      frame={frame}
      screen={{current: null}}
    />
  );
}

test('seeks by keyboard and in steps of one frame, and says where the video is', async () => {
  await render(<Controls sound={false} />);
  await expect.element(seek).toHaveAttribute('aria-valuetext', 'Frame 30 of 59, 1.00 seconds');
  await page.getByRole('button', {name: 'One frame forward'}).click();
  await expect.element(seek).toHaveAttribute('aria-valuetext', 'Frame 31 of 59, 1.03 seconds');
  await page.getByRole('button', {name: 'One frame back'}).click();
  await page.getByRole('button', {name: 'One frame back'}).click();
  await expect.element(seek).toHaveValue('29');
  seek.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(seek).toHaveAttribute('aria-valuetext', 'Frame 59 of 59, 1.97 seconds');
});

test('plays and pauses with the same button, which keeps the focus', async () => {
  await render(<Controls sound={false} />);
  page.getByRole('button', {name: 'Play'}).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', {name: 'Pause'})).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('button', {name: 'Play'})).toHaveFocus();
});

test('toggles say whether they are on, and sound can only be changed if there is any', async () => {
  const {rerender} = await render(<Controls sound={false} />);
  const loop = page.getByRole('button', {name: 'Loop'});
  await expect.element(loop).toHaveAttribute('aria-pressed', 'true');
  await loop.click();
  await expect.element(loop).toHaveAttribute('aria-pressed', 'false');
  await userEvent.selectOptions(page.getByRole('combobox', {name: 'Speed'}), '0.25×');
  await expect.element(page.getByRole('combobox', {name: 'Speed'})).toHaveValue('0.25');
  await expect.element(page.getByRole('button', {name: 'Sound'})).not.toBeInTheDocument();
  await rerender(<Controls sound />);
  await page.getByRole('button', {name: 'Sound'}).click();
  await expect.element(page.getByRole('button', {name: 'Sound'})).toHaveAttribute('aria-pressed', 'true');
});
