/** An interactive tool of this site. */
export type Tool = {
  readonly label: string;
  readonly to: string;
  /** What the search dialog offers to do. */
  readonly action: string;
  /** What it is for, on the home page. Tools without it aren't shown there, because the page already links to them. */
  readonly text?: string;
  /** What readers call it, in lowercase; the first words of a longer name are enough. */
  readonly names: readonly string[];
};

/** All interactive tools. The sidebar of the guides and `toolLinks` have the same ones, which a test compares. */
export const tools: readonly Tool[] = [
  {
    label: 'Interactive course',
    to: '/learn',
    action: 'Learn with the interactive course',
    text: 'Learn by making a video while the page checks your code.',
    names: ['course', 'interactive course', 'lessons', 'exercises'],
  },
  {
    label: 'Playground',
    to: '/playground',
    action: 'Open the playground',
    text: 'Write a video, then export or download it.',
    names: ['playground'],
  },
  {
    label: 'Animation explorer',
    to: '/explore',
    action: 'Explore curves and timing',
    text: 'Drag the curves of interpolate() and spring().',
    names: ['explorer', 'explore', 'curve editor', 'easing visualizer'],
  },
  {
    label: 'Error finder',
    to: '/errors',
    action: 'Find an error message',
    text: 'Paste a log to find out what went wrong.',
    names: ['error finder', 'error messages', 'error list', 'log reader'],
  },
  {
    label: 'Command builder',
    to: '/docs/cli/render#build-or-explain-a-command',
    action: 'Build or explain a render command',
    text: 'Choose options and copy the command.',
    names: ['command builder', 'build a command', 'explain a command'],
  },
  {
    label: 'Cloud planner',
    to: '/docs/lambda/concurrency#plan-a-workload',
    action: 'Plan a workload on Lambda',
    text: 'Estimate the time and cost of a render.',
    names: ['cloud planner', 'cost calculator', 'price calculator', 'lambda calculator'],
  },
  {
    label: 'Start a project',
    to: '/start',
    action: 'Start a project',
    names: ['start a project', 'create a project', 'new project', 'project generator', 'starters'],
  },
];
