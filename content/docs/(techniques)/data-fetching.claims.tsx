import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {useEffect, useState, type ReactNode} from 'react';
import {continueRender, delayRender, interpolate, useCurrentFrame} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';

/** Returns a request that the claim answers, and a component that waits for it. */
function createBoard(): {
  readonly Board: () => ReactNode;
  readonly respond: (rows: readonly string[]) => void;
  loads: number;
} {
  let answer: (rows: readonly string[]) => void = () => undefined;
  const request = new Promise<readonly string[]>((resolve) => {
    answer = resolve;
  });
  const board = {
    loads: 0,
    respond: (rows: readonly string[]) => answer(rows),
    Board: (): ReactNode => {
      useCurrentFrame();
      const [rows, setRows] = useState<readonly string[]>([]);
      const [handle] = useState(() => delayRender('Fetching departures'));
      useEffect(() => {
        board.loads++;
        void request.then((result) => {
          setRows(result);
          continueRender(handle);
        });
      }, [handle]);
      return rows.join();
    },
  };
  return board;
}

claim('As soon as the data arrives, pass the handle to continueRender():', async () => {
  const {Board, respond} = createBoard();
  const {getText} = await mount(<Board />);
  expect(window.ready).toBe(false);
  respond(['Oslo', 'Rome']);
  await expect.poll(getText).toBe('Oslo,Rome');
  expect(window.ready).toBe(true);
});

claim(
  "If you called delayRender() directly in the hook's body, you would create a new handle for every frame.",
  async () => {
    const handles = new Set<number>();
    function Board(): ReactNode {
      useCurrentFrame();
      handles.add(delayRender());
      return null;
    }
    const {setFrame} = await mount(<Board />);
    const before = handles.size;
    await setFrame(1);
    await setFrame(2);
    expect(handles.size).toBe(before + 2);
    handles.forEach(continueRender);
  },
);

claim('It runs when the component mounts, not 30 times per second.', async () => {
  const board = createBoard();
  const {setFrame} = await mount(<board.Board />);
  for (const frame of [1, 2, 3, 30]) {
    await setFrame(frame);
  }
  expect(board.loads).toBe(1);
});

claim(
  "The preview and the Player don't wait for handles, so your component should be able to render without the data.",
  async () => {
    const {Board} = createBoard();
    const {getText, setFrame} = await mount(<Board />);
    await setFrame(10);
    expect(getText()).toBe('');
  },
);

claim('Here, each row starts to fade in six frames after the previous one:', () => {
  const readOpacity = (row: number, frame: number) =>
    interpolate(frame - row * 6, [0, 10], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  expect([0, 1, 2].map((row) => readOpacity(row, 6))).toEqual([0.6, 0, 0]);
  expect(readOpacity(1, 7)).toBeGreaterThan(0);
});

claim("If an API responds with an error status, fetch() doesn't throw.", async () => {
  const server = createServer((_, response) => void response.writeHead(500).end());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  expect([response.ok, response.status]).toEqual([false, 500]);
});
