import {type ToolLabel, toolLinks} from './toolLinks.ts';

/** How the search offers a tool. */
type ToolSearch = {
  /** What the dialog offers to do. */
  readonly action: string;
  /** What readers call it, in lowercase; the first words of a longer name are enough. */
  readonly names: readonly string[];
};

const searches: Readonly<Record<ToolLabel, ToolSearch>> = {
  'Interactive course': {
    action: 'Learn with the interactive course',
    names: ['course', 'interactive course', 'lessons', 'exercises'],
  },
  Playground: {
    action: 'Open the playground',
    names: ['playground'],
  },
  'Animation explorer': {
    action: 'Explore curves and timing',
    names: ['explorer', 'explore', 'curve editor', 'easing visualizer'],
  },
  'Error finder': {
    action: 'Find an error message',
    names: ['error finder', 'error messages', 'error list', 'log reader'],
  },
  'Command builder': {
    action: 'Build or explain a render command',
    names: ['command builder', 'build a command', 'explain a command'],
  },
  'Cloud planner': {
    action: 'Plan a workload on Lambda',
    names: ['cloud planner', 'cost calculator', 'price calculator', 'lambda calculator'],
  },
  'Start a project': {
    action: 'Start a project',
    names: ['start a project', 'create a project', 'new project', 'project generator', 'starters'],
  },
};

/** All interactive tools, with how the search offers them. */
export const tools = toolLinks.map((link) => ({...link, ...searches[link.label]}));
