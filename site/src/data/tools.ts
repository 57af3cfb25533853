/** An interactive tool of this site. */
export type Tool = {
  readonly label: string;
  readonly to: string;
  /** What the search dialog offers to do. */
  readonly action: string;
  /** What readers call it, in lowercase; the first words of a longer name are enough. */
  readonly names: readonly string[];
};

/** All interactive tools. The sidebar of the guides and `toolLinks` have the same ones, which a test compares. */
export const tools: readonly Tool[] = [
  {
    label: 'Interactive course',
    to: '/learn',
    action: 'Learn with the interactive course',
    names: ['course', 'interactive course', 'lessons', 'exercises'],
  },
  {
    label: 'Playground',
    to: '/playground',
    action: 'Open the playground',
    names: ['playground'],
  },
  {
    label: 'Animation explorer',
    to: '/explore',
    action: 'Explore curves and timing',
    names: ['explorer', 'explore', 'curve editor', 'easing visualizer'],
  },
  {
    label: 'Error finder',
    to: '/errors',
    action: 'Find an error message',
    names: ['error finder', 'error messages', 'error list', 'log reader'],
  },
  {
    label: 'Command builder',
    to: '/docs/cli/render#build-or-explain-a-command',
    action: 'Build or explain a render command',
    names: ['command builder', 'build a command', 'explain a command'],
  },
  {
    label: 'Cloud planner',
    to: '/docs/lambda/concurrency#plan-a-workload',
    action: 'Plan a workload on Lambda',
    names: ['cloud planner', 'cost calculator', 'price calculator', 'lambda calculator'],
  },
  {
    label: 'Start a project',
    to: '/start',
    action: 'Start a project',
    names: ['start a project', 'create a project', 'new project', 'project generator', 'starters'],
  },
];
