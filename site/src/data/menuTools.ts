/** The tools in the mobile menu: a short list of its own, because every page loads it. */
export const menuTools = [
  {to: '/learn', label: 'Interactive course'},
  {to: '/playground', label: 'Playground'},
  {to: '/errors', label: 'Error finder'},
  {to: '/start', label: 'Start a project'},
] as const;
