import {type LessonChecks, check, createFinding, findItems, text} from '../../../../packages/course/course.ts';

const visitor = 'Grace';
const [anyone, words] = [text('See you there', 'the invitation'), text(`See you there, ${visitor}`, 'the invitation')];
const video = {compositionWidth: 1280, compositionHeight: 720, fps: 30, durationInFrames: 90} as const;

type Check = LessonChecks['checks'][number];
type Page = Parameters<Check['run']>[0];
type Player = ReturnType<typeof findItems>[number];

/** Without a player, only the first of these checks reports that it's missing. */
function checkPlayer(title: string, run: (player: Player, page: Page) => ReturnType<Check['run']>): Check {
  return check(title, (page) => {
    const [player] = findItems(page, 'Player');
    return player
      ? run(player, page)
      : {expected: 'The page should contain a <Player>.', found: 'There is none.', missing: 'the player'};
  });
}

export const checks: LessonChecks = {
  frames: [0],
  props: {visitor},
  checks: [
    checkPlayer('The page has a <Player>', () => undefined),
    ...Object.entries(video).map(([name, value]) =>
      checkPlayer(`Its ${name} is ${value}`, ({props}) =>
        props[name] === value
          ? undefined
          : {expected: `The player’s ${name} should be ${value}.`, found: `It’s ${String(props[name])}.`},
      ),
    ),
    checkPlayer('Visitors can control it', ({props}) =>
      props.controls === true
        ? undefined
        : {expected: 'The player should have controls.', found: 'Its prop controls isn’t set.'},
    ),
    checkPlayer('It plays the visitor’s invitation', ({played, props}, page) => {
      const snapshot = page.at(0);
      return words.find(snapshot)
        ? undefined
        : createFinding(
            snapshot,
            anyone,
            `For the visitor ${visitor}, the player should show “See you there, ${visitor}”.`,
            describePlayed(played, props.inputProps, anyone.find(snapshot)?.text),
          );
    }),
    checkPlayer('It always plays the same component', ({played}) =>
      // JavaScript names a function that is written in a prop after the prop.
      played === 'component'
        ? {
            expected: 'The player’s component should be defined outside of App.',
            found:
              'It’s a new function in each render, so the player mounts the video again after each key press. Write component={Invitation}, and pass the name in inputProps.',
          }
        : undefined,
    ),
    checkPlayer('It’s 800 pixels wide', ({width = 800}, page) =>
      width === 800
        ? undefined
        : createFinding(page.at(0), words, 'The player should be 800 pixels wide.', `It’s ${width} pixels wide.`),
    ),
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
