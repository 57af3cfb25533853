import {createRef} from 'react';
import {Img} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {holdImages} from '../../../packages/claims/dom/holdImages.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

const src = 'http://localhost:3000/coast.png';

function findImage(container: HTMLElement): HTMLImageElement {
  const image = container.querySelector('img');
  if (!image) {
    throw new Error('There is no <img>.');
  }
  return image;
}

claim('Remotion waits until the image has loaded before it takes a screenshot of the frame.', async () => {
  holdImages();
  simulateRender();
  const {container} = await mount(<Img src={src} />);
  expect(window.ready).toBe(false);
  findImage(container).dispatchEvent(new Event('load'));
  expect(window.ready).toBe(true);
});

claim('In addition to the props below, you can pass any attribute that a native <img> accepts.', async () => {
  const {container} = await mount(<Img src={src} alt="Coast" width={300} className="wide" />);
  const {alt, className} = findImage(container);
  expect([alt, className, findImage(container).getAttribute('width')]).toEqual(['Coast', 'wide', '300']);
});

claim('If you change the src, the render waits until the new image has loaded.', async () => {
  holdImages();
  simulateRender();
  const {container, update} = await mount(<Img src={src} />);
  findImage(container).dispatchEvent(new Event('load'));
  expect(window.ready).toBe(true);
  await update(<Img src={`${src}?next`} />);
  expect(window.ready).toBe(false);
  findImage(container).dispatchEvent(new Event('load'));
  expect(window.ready).toBe(true);
});

claim("The preview and the Player don't wait for images.", async () => {
  const {getText} = await mount(
    <>
      <Img src={src} />
      {String(window.ready)}
    </>,
  );
  expect(getText()).toBe('true');
});

claim("Called with React's error event if the image can't be loaded.", async () => {
  const events: string[] = [];
  const {container} = await mount(<Img src={src} onError={({type}) => events.push(type)} />);
  findImage(container).dispatchEvent(new Event('error'));
  expect(events).toEqual(['error']);
});

claim("If you don't pass a handler, the component logs the error to the console.", async () => {
  const errors = collectConsole('error');
  const {container} = await mount(<Img src={src} />);
  findImage(container).dispatchEvent(new Event('error'));
  expect(errors.join()).toContain(`Error loading image with src: ${src}`);
  expect(errors.join()).toContain('Handle the event using the onError() prop to make this message disappear.');
});

claim('This message is logged, not thrown.', async () => {
  collectConsole('error');
  const {container} = await mount(<Img src={src} />);
  findImage(container).dispatchEvent(new Event('error'));
  expect(findImage(container).isConnected).toBe(true);
});

claim(
  "Handling the error isn't enough for the render to continue, because Remotion waits until the image either loads or unmounts.",
  async () => {
    holdImages();
    simulateRender();
    const {container, update} = await mount(<Img src={src} onError={() => undefined} />);
    findImage(container).dispatchEvent(new Event('error'));
    expect(window.ready).toBe(false);
    await update(null);
    expect(window.ready).toBe(true);
  },
);

claim('A ref to the <img> element.', async () => {
  const ref = createRef<HTMLImageElement>();
  const {container} = await mount(<Img ref={ref} src={src} />);
  expect(ref.current).toBe(findImage(container));
});

claim("Remotion doesn't wait for a native <img>.", async () => {
  simulateRender();
  const {container} = await mount(<img src={src} />);
  expect(findImage(container).src).toBe(src);
  expect(window.ready).toBe(true);
});
