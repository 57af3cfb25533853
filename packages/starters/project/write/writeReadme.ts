import type {Step} from '../Project.ts';

/** Writes the README of a project: its steps, and the notes of its extras. */
export function writeReadme(name: string, title: string, steps: readonly Step[], notes: readonly string[]): string {
  return [
    `# ${name}`,
    `A Remotion 3.2 project, made from “${title}”.`,
    ...steps.map(({about, command}) => `${about}:\n\n\`\`\`bash\n${command}\n\`\`\``),
    ...notes,
    'Larger companies need a license for Remotion: https://remotion.dev/license',
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
