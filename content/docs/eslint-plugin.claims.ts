import {Linter} from 'eslint';
import remotion from '@remotion/eslint-plugin';
import parser from '@typescript-eslint/parser';
import {expect} from 'vitest';
import {claim} from '../../packages/claims/claim.ts';

type Rules = Readonly<Record<string, object>>;

const plugin = remotion as unknown as {readonly rules: Rules; readonly configs: {recommended: {rules: Rules}}};

const config: Linter.Config = {
  files: ['**/*.tsx'],
  languageOptions: {parser: parser as Linter.Parser, parserOptions: {ecmaFeatures: {jsx: true}}},
  plugins: {'@remotion': plugin as never},
};

/** Returns how many times a rule reports something in a file. */
function countReports(rule: string, code: string): number {
  const rules = {[`@remotion/${rule}`]: 'error'} as const;
  return new Linter().verify(code, [{...config, rules}], 'Video.tsx').length;
}

/** Returns the code after `eslint --fix`. */
function fix(rule: string, code: string): string {
  const rules = {[`@remotion/${rule}`]: 'error'} as const;
  return new Linter().verifyAndFix(code, [{...config, rules}], 'Video.tsx').output;
}

claim('The configuration that turns on all recommended rules.', () => {
  const {rules} = plugin.configs.recommended;
  expect(Object.keys(rules)).toHaveLength(11);
  expect(Object.values(rules).filter((severity) => String(severity) === 'error')).toHaveLength(10);
});

claim('no-mp4-import | off | no', () => {
  expect(plugin.configs.recommended.rules['@remotion/no-mp4-import']).toBe('off');
});

claim('warn-native-media-tag | error | no', () => {
  expect(plugin.configs.recommended.rules['@remotion/warn-native-media-tag']).toBe('error');
});

claim('duration-in-frames | error | yes', () => {
  expect(plugin.configs.recommended.rules['@remotion/duration-in-frames']).toBe('error');
  expect(plugin.rules['duration-in-frames']).toMatchObject({meta: {fixable: 'code'}});
});

claim('from-0 | error | yes', () => {
  expect(plugin.configs.recommended.rules['@remotion/from-0']).toBe('error');
  expect(plugin.rules['from-0']).toMatchObject({meta: {fixable: 'code'}});
});

claim('None of the rules have options.', () => {
  for (const rule of Object.values(plugin.rules)) {
    expect(rule).toMatchObject({meta: {schema: []}});
  }
});

claim(
  'It isn\'t a flat configuration, so ESLint fails with Could not find plugin "@remotion" in configuration.',
  () => {
    const flat = plugin.configs.recommended as unknown as Linter.Config;
    expect(() => new Linter().verify('1', [{...flat, files: ['**/*.tsx']}], 'Video.tsx')).toThrow();
  },
);

claim(
  'The rule calls a function that no longer exists, so it throws context.getSourceCode is not a function if your code calls require() with anything other than a literal.',
  () => {
    expect(() => countReports('no-mp4-import', 'require(file);')).toThrow('context.getSourceCode is not a function');
    expect(countReports('no-mp4-import', "require('./a.webm');")).toBe(0);
  },
);

claim('The rules object contains all eleven rules, with their names as keys.', () => {
  expect(Object.keys(plugin.rules)).toHaveLength(11);
  expect(Object.keys(plugin.rules)).toContain('volume-callback');
});

claim('Reports an import or require() call if the path contains .mp4.', () => {
  expect(countReports('no-mp4-import', "import video from './video.mp4';")).toBe(1);
  expect(countReports('no-mp4-import', "const video = require('./video.mp4');")).toBe(1);
  expect(countReports('no-mp4-import', "import video from './video.webm';")).toBe(0);
});

claim(
  'Reports the elements <img>, <iframe>, <video> and <audio>, including styled components such as styled.img`…`.',
  () => {
    for (const name of ['img', 'iframe', 'video', 'audio']) {
      expect(countReports('warn-native-media-tag', `const a = <${name} src="a" />;`), name).toBe(1);
      expect(countReports('warn-native-media-tag', `const A = styled.${name}\`color: red\`;`), name).toBe(1);
    }
    expect(countReports('warn-native-media-tag', 'const a = <Img src="a" />;')).toBe(0);
  },
);

claim('Reports calls to Math.random().', () => {
  expect(countReports('deterministic-randomness', 'const a = Math.random();')).toBe(1);
  expect(countReports('deterministic-randomness', "const a = random('seed');")).toBe(0);
});

claim(
  "The rule doesn't recognize other ways to call the function, such as window.Math.random() or const {random} = Math.",
  () => {
    expect(countReports('deterministic-randomness', 'const a = window.Math.random();')).toBe(0);
    expect(countReports('deterministic-randomness', 'const {random} = Math; random();')).toBe(0);
  },
);

claim('Reports a string literal as the src of <Img>, <img>, <Audio>, <audio>, <Video>, <video> or <source>.', () => {
  for (const name of ['Img', 'img', 'Audio', 'audio', 'Video', 'video', 'source']) {
    expect(countReports('no-string-assets', `const a = <${name} src="/a.png" />;`), name).toBe(1);
    expect(countReports('no-string-assets', `const a = <${name} src={staticFile('a.png')} />;`), name).toBe(0);
  }
});

claim('The rule allows strings that start with http://, https:// or data:.', () => {
  for (const src of ['http://example.com/a.png', 'https://example.com/a.png', 'data:image/png;base64,']) {
    expect(countReports('no-string-assets', `const a = <Img src="${src}" />;`)).toBe(0);
  }
});

claim("The rule doesn't check <OffthreadVideo> and <IFrame>, and it ignores variables and template literals.", () => {
  for (const code of ['<OffthreadVideo src="/a" />', '<IFrame src="/a" />', '<Img src={a} />', '<Img src={`/a`} />']) {
    expect(countReports('no-string-assets', `const b = ${code};`), code).toBe(0);
  }
});

claim('Reports an odd width or height on <Composition> if you pass it as a number literal.', () => {
  expect(countReports('even-dimensions', 'const a = <Composition width={1081} height={720} />;')).toBe(1);
  expect(countReports('even-dimensions', 'const a = <Composition width={1080} height={721} />;')).toBe(1);
  expect(countReports('even-dimensions', 'const a = <Composition width={1080} height={720} />;')).toBe(0);
  expect(countReports('even-dimensions', 'const a = <Composition width={odd} height={720} />;')).toBe(0);
});

claim(
  "Reports durationInFrames={Infinity} on <Sequence>. This value is the default, so you don't need the prop.",
  () => {
    expect(countReports('duration-in-frames', 'const a = <Sequence durationInFrames={Infinity} />;')).toBe(1);
    expect(countReports('duration-in-frames', 'const a = <Sequence durationInFrames={10} />;')).toBe(0);
  },
);

claim('Reports from={0} on <Sequence>.', () => {
  expect(countReports('from-0', 'const a = <Sequence from={0} />;')).toBe(1);
  expect(countReports('from-0', 'const a = <Sequence from={1} />;')).toBe(0);
});

claim('Run ESLint with --fix to remove it.', () => {
  expect(fix('from-0', 'const a = <Sequence from={0} name="A" />;')).not.toContain('from');
  expect(fix('duration-in-frames', 'const a = <Sequence durationInFrames={Infinity} name="A" />;')).not.toContain(
    'durationInFrames',
  );
});

claim('Reports a calculated volume on <Video> and <Audio>.', () => {
  for (const name of ['Video', 'Audio']) {
    expect(countReports('volume-callback', `const a = <${name} volume={interpolate(frame, [0, 1], [0, 1])} />;`)).toBe(
      1,
    );
  }
});

claim('The rule allows number literals and arrow functions.', () => {
  expect(countReports('volume-callback', 'const a = <Audio volume={0.5} />;')).toBe(0);
  expect(countReports('volume-callback', 'const a = <Audio volume={(f) => f / 10} />;')).toBe(0);
});

claim(
  'The rule also reports a variable that contains a function. Pass an inline arrow function instead, such as volume={(f) => fade(f)}.',
  () => {
    expect(countReports('volume-callback', 'const fade = (f) => f; const a = <Audio volume={fade} />;')).toBe(1);
    expect(countReports('volume-callback', 'const fade = (f) => f; const a = <Audio volume={(f) => fade(f)} />;')).toBe(
      0,
    );
  },
);

claim('Reports a string literal that contains .gif as the src of <Img> or <img>.', () => {
  expect(countReports('use-gif-component', 'const a = <Img src="https://example.com/a.gif" />;')).toBe(1);
  expect(countReports('use-gif-component', 'const a = <img src="https://example.com/a.gif" />;')).toBe(1);
  expect(countReports('use-gif-component', 'const a = <Img src="https://example.com/a.png" />;')).toBe(0);
});

claim(
  "If you write src={staticFile('….gif')}, the rule doesn't check which element the prop belongs to, so it even reports <Gif>.",
  () => {
    expect(countReports('use-gif-component', "const a = <Gif src={staticFile('a.gif')} />;")).toBe(1);
  },
);

claim('To avoid this, assign the result of staticFile() to a constant first, as in the second example.', () => {
  expect(countReports('use-gif-component', "const src = staticFile('a.gif'); const a = <Gif src={src} />;")).toBe(0);
});

claim('Reports a staticFile() call with a string literal that starts with ./ or ../.', () => {
  expect(countReports('staticfile-no-relative', "staticFile('./a.png');")).toBe(1);
  expect(countReports('staticfile-no-relative', "staticFile('../a.png');")).toBe(1);
  expect(countReports('staticfile-no-relative', "staticFile('a.png');")).toBe(0);
});

claim('Reports a staticFile() call with a string literal that starts with http:// or https://.', () => {
  expect(countReports('staticfile-no-remote', "staticFile('http://example.com/a.png');")).toBe(1);
  expect(countReports('staticfile-no-remote', "staticFile('https://example.com/a.png');")).toBe(1);
  expect(countReports('staticfile-no-remote', "staticFile('a.png');")).toBe(0);
});
