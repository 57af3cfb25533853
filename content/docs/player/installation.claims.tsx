import {Gif} from '@remotion/gif';
import {Player} from '@remotion/player';
import {renderToString} from 'react-dom/server';
import {OffthreadVideo} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';
import {withoutDom} from '../../../packages/claims/dom/withoutDom.ts';

const size = {durationInFrames: 10, fps: 30, compositionWidth: 100, compositionHeight: 100};

claim(
  'Your app renders the Player on a server, and a component in your video uses browser APIs while it renders. <Gif> always does, and <OffthreadVideo> does in production. In React 18 and later, the video is rendered in the browser instead.',
  async () => {
    const Animation: React.FC = () => <Gif src="https://example.com/a.gif" />;
    const Clip: React.FC = () => <OffthreadVideo src="https://example.com/a.mp4" />;
    const Title: React.FC = () => <p>{document.title}</p>;
    await withoutDom(async () => {
      const animation = renderToString(<Player component={Animation} {...size} />);
      expect(animation).toContain('ReferenceError: window is not defined');
      expect(animation).toContain('Switched to client rendering');
      const title = renderToString(<Player component={Title} {...size} />);
      expect(title).toContain('ReferenceError: document is not defined');
      expect(renderToString(<Player component={Clip} {...size} />)).toContain('<video');
      simulateRender();
      const clip = renderToString(<Player component={Clip} {...size} />);
      expect(clip).toContain('ReferenceError: window is not defined');
    });
  },
);
