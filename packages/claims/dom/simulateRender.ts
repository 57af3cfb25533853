import {onTestFinished} from 'vitest';

/** Makes Remotion's packages behave as they do while rendering, until the claim ends. Otherwise, it's the preview. */
export function simulateRender(): void {
  const {NODE_ENV} = process.env;
  process.env.NODE_ENV = 'production';
  onTestFinished(() => {
    process.env.NODE_ENV = NODE_ENV;
  });
}
