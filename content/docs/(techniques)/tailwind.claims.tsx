import {AbsoluteFill} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {findWebpackRule} from '../../../packages/claims/readWebpackConfig.ts';

claim('Remotion can already import .css files, but PostCSS and Tailwind need to process them first.', () => {
  const rule = findWebpackRule('src/style.css');
  expect(JSON.stringify(rule?.use)).toMatch(/style-loader.*css-loader/);
  expect(JSON.stringify(rule?.use)).not.toContain('postcss');
});

claim('AbsoluteFill is a flex container with the direction column', async () => {
  const {container} = await mount(<AbsoluteFill className="items-center" />);
  const {display, flexDirection} = (container.firstElementChild as HTMLElement).style;
  expect({display, flexDirection}).toEqual({display: 'flex', flexDirection: 'column'});
});

claim(
  "It sets its position, size, direction and display as inline styles. Ordinary classes can't override those, so pass a style if you want to change them.",
  async () => {
    const {container} = await mount(<AbsoluteFill className="static" style={{flexDirection: 'row'}} />);
    const element = container.firstElementChild as HTMLElement;
    expect(element.className).toBe('static');
    expect(element.style).toMatchObject({
      position: 'absolute',
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'row',
    });
    expect([element.style.alignItems, element.style.justifyContent]).toEqual(['', '']);
  },
);
