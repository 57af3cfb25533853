import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findNodes, getCalleeName, getComponentAround, getString} from './syntax.ts';

/** Finds media that scripts play, which the render neither hears nor waits for. */
export const untimedMedia: Rule = {
  name: 'untimed-media',
  about: 'Sounds and videos that are played by a script',
  severity: 'error',
  link: '/docs/using-audio',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    for (const node of findNodes(file.source, ts.isNewExpression)) {
      const name = getCalleeName(node);
      if (
        /^(?:window\.)?(?:Audio|AudioContext|Howl)$/.test(name) &&
        !file.imports.has('Audio') &&
        getComponentAround(node)
      ) {
        report(node, {
          message: `Sound from new ${name}() isn’t part of the rendered video, because Remotion only includes the sound of its own media components.`,
          fix: "Render <Audio src={staticFile('sound.mp3')} /> from remotion, in a <Sequence> if it starts later.",
        });
      }
    }
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      const element = getCalleeName(call) === 'document.createElement' ? getString(call.arguments[0]) : undefined;
      const plays = /(?:^|\.)\w*(?:[vV]ideo|[aA]udio|[mM]edia|ref)\w*(?:\.current)?[!?]?\??\.play$/.test(
        getCalleeName(call),
      );
      if ((element === 'video' || element === 'audio' || plays) && getComponentAround(call)) {
        report(call, {
          message:
            'A script starts this media in real time, so it’s out of sync with the frames, and its sound is missing from the rendered video.',
          fix: 'Render <Video>, <OffthreadVideo> or <Audio> from remotion, which seek to the right position for each frame.',
        });
      }
    }
  },
};
