/**
 * The links to all interactive tools, for the mobile menu, the home page and the search. The sidebar of the guides has
 * the same ones, which a test compares. Every page loads this file, so the rest is in `tools.ts`.
 */
export const toolLinks = [
  {to: '/learn', label: 'Interactive course'},
  {to: '/playground', label: 'Playground'},
  {to: '/explore', label: 'Animation explorer'},
  {to: '/errors', label: 'Error finder'},
  {to: '/docs/cli/render#build-or-explain-a-command', label: 'Command builder'},
  {to: '/docs/lambda/concurrency#plan-a-workload', label: 'Cloud planner'},
  {to: '/start', label: 'Start a project'},
] as const;

export type ToolLabel = (typeof toolLinks)[number]['label'];
