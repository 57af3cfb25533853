import {runsInPlayground} from '../playground/runsInPlayground';
import type {DemoOnDisk} from '../../../demos/readDemos';
import type {DemoFacts} from '../../src/components/player/DemoFacts';

/** What a page is told about a demo. The version in the poster's address makes browsers notice a new picture. */
export const demoFacts = ({name, demo, file, source, version}: DemoOnDisk): DemoFacts => {
  const {title, caption, alt, width, height, fps, durationInFrames, posterFrame, sound, loads, controls} = demo;
  return {
    name,
    file,
    poster: `/posters/${name}.avif?v=${version}`,
    editable: runsInPlayground({[file]: source}),
    ...{title, caption, alt, width, height, fps, durationInFrames, posterFrame, sound, loads, controls},
  };
};
