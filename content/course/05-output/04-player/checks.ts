import {type LessonChecks, check, createFinding, findItems, text} from '../../../../packages/course/course.ts';

const visitor = 'Grace';
const [anyone, words] = [text('See you there', 'the invitation'), text(`See you there, ${visitor}`, 'the invitation')];
const video = {compositionWidth: 1280, compositionHeight: 720, fps: 30, durationInFrames: 90} as const;

export const checks: LessonChecks = {
  frames: [0],
  props: {visitor},
  checks: [
    check('The page has a <Player>', (page) =>
      findItems(page, 'Player').length > 0
        ? undefined
        : {expected: 'The page should contain a <Player>.', found: 'There is none.'},
    ),
    ...Object.entries(video).map(([name, value]) =>
      check(`Its ${name} is ${value}`, (page) => {
        const [player] = findItems(page, 'Player');
        return !player || player.props[name] === value
          ? undefined
          : {expected: `The player’s ${name} should be ${value}.`, found: `It’s ${String(player.props[name])}.`};
      }),
    ),
    check('Visitors can control it', (page) => {
      const [player] = findItems(page, 'Player');
      return !player || player.props.controls === true
        ? undefined
        : {expected: 'The player should have controls.', found: 'Its prop controls isn’t set.'};
    }),
    check('It plays the visitor’s invitation', (page) => {
      const snapshot = page.at(0);
      const [player] = findItems(page, 'Player');
      return words.find(snapshot)
        ? undefined
        : createFinding(
            snapshot,
            anyone,
            `For the visitor ${visitor}, the player should show “See you there, ${visitor}”.`,
            describePlayed(player?.played, player?.props.inputProps, anyone.find(snapshot)?.text),
          );
    }),
    check('It always plays the same component', (page) =>
      // JavaScript names a function that is written in a prop after the prop.
      findItems(page, 'Player')[0]?.played === 'component'
        ? {
            expected: 'The player’s component should be defined outside of App.',
            found:
              'It’s a new function in each render, so the player mounts the video again after each key press. Write component={Invitation}, and pass the name in inputProps.',
          }
        : undefined,
    ),
    check('It’s 800 pixels wide', (page) => {
      const {width = 800} = findItems(page, 'Player')[0] ?? {};
      return width === 800
        ? undefined
        : createFinding(page.at(0), words, 'The player should be 800 pixels wide.', `It’s ${width} pixels wide.`);
    }),
  ],
};

function describePlayed(component: string | undefined, inputProps: unknown, shown: string | undefined): string {
  if (component?.startsWith('<')) {
    return 'Its component is an element. Write component={Invitation}, without < and >.';
  }
  if (typeof inputProps === 'string') {
    return 'Its inputProps are a string. Pass an object: inputProps={{name}}.';
  }
  return shown === undefined ? 'It doesn’t show the invitation.' : `It shows “${shown}”.`;
}
