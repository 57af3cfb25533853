import {isRunnable} from '../../../../packages/playground-core/compile/isRunnable.ts';
import type {DemoOnDisk} from '../../../../demos/readDemos.ts';
import type {DemoFacts} from '../../../src/components/player/DemoFacts.ts';

/**
 * Returns the data about a demo for a page. The poster's URL contains a version so that browsers reload a new image.
 */
export function readDemoFacts({name, demo, file, source, version}: DemoOnDisk): DemoFacts {
  const {title, caption, alt, width, height, fps, durationInFrames, posterFrame, sound, loads, controls} = demo;
  return {
    name,
    file,
    lines: source.trimEnd().split('\n').length,
    poster: `/posters/${name}.avif?v=${version}`,
    editable: isRunnable({[file]: source}),
    ...{title, caption, alt, width, height, fps, durationInFrames, posterFrame, sound, loads, controls},
  };
}
