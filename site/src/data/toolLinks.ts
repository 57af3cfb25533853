/** The links to all tools, without what the search knows about them, because every page loads the mobile menu. */
export const toolLinks = [
  {to: '/learn', label: 'Interactive course'},
  {to: '/playground', label: 'Playground'},
  {to: '/explore', label: 'Animation explorer'},
  {to: '/errors', label: 'Error finder'},
  {to: '/docs/cli/render#build-or-explain-a-command', label: 'Command builder'},
  {to: '/docs/lambda/concurrency#plan-a-workload', label: 'Cloud planner'},
  {to: '/start', label: 'Start a project'},
] as const;
