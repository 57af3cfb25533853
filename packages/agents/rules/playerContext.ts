import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findCalls, findElements, getComponentAround, getImportedName} from './syntax.ts';

/** Finds hooks of the video in the component that shows the Player or registers the compositions. */
export const playerContext: Rule = {
  name: 'player-context',
  about: 'useCurrentFrame() outside of a video',
  severity: 'error',
  link: '/docs/use-current-frame',
  checkCode(file, report) {
    const hosts = new Map(
      [
        ...findElements(file, ['Player', 'Thumbnail'], /^@remotion\/player$/),
        ...findElements(file, ['Composition', 'Still']),
      ].map((element) => [getComponentAround(element), element.tagName.getText()] as const),
    );
    for (const call of findCalls(file, ['useCurrentFrame', 'useVideoConfig'])) {
      const host = hosts.get(getComponentAround(call));
      const name = ts.isIdentifier(call.expression) ? call.expression.text : 'This hook';
      if (host !== undefined) {
        report(call, {
          message: `${name}() only works in a component that's part of the video, and this one shows <${host}>.`,
          fix:
            host === 'Player' && getImportedName(file, call.expression) === 'useCurrentFrame'
              ? 'Call it in the component that you pass to the Player. Outside of it, listen to the "frameupdate" event of the Player’s ref.'
              : `Call it in the component that you pass to the <${host}>.`,
        });
      } else if (!getComponentAround(call) && !isInFunction(call)) {
        report(call, {
          message: `${name}() is a hook, so it only works inside of a component.`,
          fix: 'Move the call into the component that uses the value.',
        });
      }
    }
  },
};

function isInFunction(node: ts.Node): boolean {
  for (let {parent} = node; parent; {parent} = parent) {
    if (ts.isFunctionLike(parent)) {
      return true;
    }
  }
  return false;
}
