import {expect, test} from 'vitest';
import {typescriptOptions} from '../../packages/content-model/samples/createCompilerOptions.ts';
import {compileProjects} from './compileProjects.ts';

/** Creates projects with the same settings from their files in `src`. */
function createProjects(
  projects: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Parameters<typeof compileProjects>[0] {
  const settings = JSON.stringify({compilerOptions: typescriptOptions, include: ['src']});
  return new Map(
    Object.entries(projects).map(([name, files]) => [
      name,
      {texts: {'tsconfig.json': settings, ...files, 'README.md': '# A project'}},
    ]),
  );
}

const index = "import {fps} from './fps';\n\nexport const frames: number = 3 * fps;\n";

test('finds nothing in projects that compile', () => {
  const files = {'src/index.ts': index, 'src/fps.ts': 'export const fps = 30;\n'};
  expect(compileProjects(createProjects({one: files, two: files}))).toEqual([]);
});

test('checks a file again if something that it imports differs', () => {
  const projects = createProjects({
    one: {'src/index.ts': index, 'src/fps.ts': 'export const fps = 30;\n'},
    two: {'src/index.ts': index, 'src/fps.ts': "export const fps = '30';\n"},
  });
  expect(compileProjects(projects)).toEqual([
    expect.objectContaining({
      project: 'two',
      path: 'src/index.ts',
      line: 3,
      message: expect.stringContaining('arithmetic'),
    }),
  ]);
});

test('reports a mistake in a file that projects share once', () => {
  const fps = "export const fps: number = '30';\n";
  const projects = createProjects({
    one: {'src/index.ts': index, 'src/fps.ts': fps},
    two: {'src/index.ts': `${index}// Two.\n`, 'src/fps.ts': fps},
  });
  expect(compileProjects(projects).map(({project, path}) => `${project}/${path}`)).toEqual(['one/src/fps.ts']);
});
