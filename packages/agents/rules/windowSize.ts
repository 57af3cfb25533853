import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findNodes, getRenderingComponent} from './syntax.ts';

const sizes =
  /^(?:window\.(?:innerWidth|innerHeight|outerWidth|outerHeight)|document\.(?:body|documentElement)\.(?:clientWidth|clientHeight)|(?:window\.)?screen\.(?:width|height))$/;

/** Finds the size of the window in a video, which differs between the preview, the Player and the render. */
export const windowSize: Rule = {
  name: 'window-size',
  about: 'The size of the window instead of the size of the video',
  severity: 'error',
  link: '/docs/use-video-config',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    for (const access of findNodes(file.source, ts.isPropertyAccessExpression)) {
      if (sizes.test(access.getText()) && getRenderingComponent(access)) {
        report(access, {
          message: `${access.getText()} is the size of the browser, which differs between the preview, the Player and the render.`,
          fix: 'Take the size of the video: const {width, height} = useVideoConfig().',
        });
      }
    }
  },
};
