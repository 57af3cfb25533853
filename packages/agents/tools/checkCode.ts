import {z} from 'zod';
import {maxCharacters, maxFiles} from '../check/assertSize.ts';
import {formatFindings} from '../check/formatFindings.ts';
import {defineTool} from './AgentTool.ts';

/** Checks code and explains what to change. Never runs it. */
export const checkCode = defineTool({
  name: 'check_code',
  title: 'Check code',
  description:
    'Checks code for Remotion 3.2 without running it: TypeScript errors under strict against the real packages, the rules of @remotion/eslint-plugin, and mistakes that compile but fail or flicker in a render. Returns each finding with a fix and a link. Call it for all code before you show it. Pass files that import each other together. Also checks style sheets, package.json and shell commands.',
  input: z.object({
    files: z
      .array(
        z.object({
          path: z.string().min(1).max(300).describe('A relative path such as src/Title.tsx'),
          text: z.string().max(maxCharacters).describe('The whole content of the file'),
        }),
      )
      .min(1)
      .max(maxFiles),
  }),
  async run({files}, {data, checkCode: check}) {
    const result = await check(files);
    return {text: formatFindings(result, files, data.siteUrl)};
  },
});
