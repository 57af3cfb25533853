/** A call of a tool that the documentation shows. */
export type Example = {readonly tool: string; readonly input: Readonly<Record<string, unknown>>};

/** The component on `/docs/ai` whose video flickers. */
const clock = `import {AbsoluteFill} from 'remotion';

export const Clock: React.FC = () => (
  <AbsoluteFill style={{transition: 'color 1s'}}>
    {new Date().getSeconds()}
  </AbsoluteFill>
);
`;

const title = 'export const Title: React.FC = () => <h1>Hello</h1>;\n';

/** One call of each tool that works everywhere. The build writes the answers to `ai/answers.md`. */
export const examples: readonly Example[] = [
  {tool: 'search_docs', input: {query: 'fade in', limit: 3}},
  {tool: 'read_page', input: {page: '/docs/interpolate', section: 'pitfalls'}},
  {tool: 'list_api', input: {name: '--crf'}},
  {tool: 'explain_error', input: {log: 'Error: A delayRender() was called but not cleared after 28000ms.'}},
  {tool: 'check_code', input: {files: [{path: 'src/Clock.tsx', text: clock}]}},
  {tool: 'plan_render', input: {options: {codec: 'prores', crf: 18}}},
  {tool: 'estimate_lambda', input: {seconds: 60, fps: 30}},
  {tool: 'playground_link', input: {files: [{path: 'Title.tsx', text: title}]}},
  {tool: 'start_project', input: {}},
];
