import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findNodes} from './syntax.ts';

type Integration = {readonly from: RegExp; readonly fix: string; readonly link: string};

const integrations: readonly Integration[] = [
  {
    from: /^(?:lottie-react|react-lottie|@lottiefiles\/.+|lottie-react-web)$/,
    fix: 'Use <Lottie> from @remotion/lottie, which shows the position of the current frame.',
    link: '/docs/lottie/lottie',
  },
  {
    from: /^(?:react-gif-player|gif-player|react-freezeframe)$/,
    fix: 'Use <Gif> from @remotion/gif, which shows the position of the current frame.',
    link: '/docs/gif',
  },
  {
    from: /^(?:react-player|video\.js|react-youtube|plyr|plyr-react|hls\.js|howler|use-sound|tone)$/,
    fix: 'Use <Video>, <OffthreadVideo> or <Audio> from remotion.',
    link: '/docs/video',
  },
  {
    from: /^(?:react-countup|react-type-animation|typewriter-effect|react-typing-effect|react-confetti|canvas-confetti|react-transition-group|@formkit\/auto-animate|aos|typed\.js|react-reveal)/,
    fix: 'Calculate the animation from useCurrentFrame() with interpolate(), spring() or text.slice(0, n).',
    link: '/docs/third-party',
  },
];

/** Finds libraries that play on their own and have a replacement that follows the frame. */
export const thirdParty: Rule = {
  name: 'third-party',
  about: 'Libraries that play on their own',
  severity: 'error',
  link: '/docs/third-party',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    for (const {moduleSpecifier} of findNodes(file.source, ts.isImportDeclaration)) {
      const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      const found = integrations.find((item) => item.from.test(from));
      if (found) {
        report(moduleSpecifier, {
          message: `${from} plays on its own clock, so its state doesn’t match the frame that is being rendered.`,
          fix: found.fix,
          link: found.link,
        });
      }
    }
  },
};
