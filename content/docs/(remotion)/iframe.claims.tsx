import {createRef} from 'react';
import {IFrame} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

// The DOM of the claims doesn't load pages, so the claims send the events that a browser would send.
const page = {srcDoc: '<p>timetable</p>'};

function findFrame(container: HTMLElement): HTMLIFrameElement {
  const frame = container.querySelector('iframe');
  if (!frame) {
    throw new Error('There is no <iframe>.');
  }
  return frame;
}

claim('In addition to the props below, you can pass any attribute that a native <iframe> accepts.', async () => {
  const {container} = await mount(<IFrame title="Timetable" width={1120} {...page} />);
  expect([findFrame(container).title, findFrame(container).getAttribute('width')]).toEqual(['Timetable', '1120']);
});

claim(
  "Called with React's load event after the page has loaded. At this point, Remotion has stopped waiting for it.",
  async () => {
    const events: string[] = [];
    const {container} = await mount(<IFrame {...page} onLoad={({type}) => events.push(`${type} ${window.ready}`)} />);
    findFrame(container).dispatchEvent(new Event('load'));
    expect(events.at(-1)).toBe('load true');
  },
);

claim('React never calls this handler, because load is the only iframe event that React listens for.', async () => {
  const errors = collectConsole('error');
  const events: string[] = [];
  const {container, update} = await mount(<IFrame {...page} onError={({type}) => events.push(type)} />);
  findFrame(container).dispatchEvent(new Event('error'));
  await update(<IFrame {...page} />);
  findFrame(container).dispatchEvent(new Event('error'));
  expect([...events, ...errors]).toEqual([]);
});

claim('A ref to the <iframe> element.', async () => {
  const ref = createRef<HTMLIFrameElement>();
  const {container} = await mount(<IFrame ref={ref} {...page} />);
  expect(ref.current).toBe(findFrame(container));
});

claim("Remotion doesn't wait for a native <iframe>", async () => {
  simulateRender();
  await mount(<iframe {...page} />);
  expect(window.ready).toBe(true);
});
