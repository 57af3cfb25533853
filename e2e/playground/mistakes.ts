/** Code with a mistake, and a part of the error that the playground shows. */
export const mistakes: readonly (readonly [code: string, words: string])[] = [
  ['export const A = () => {\n  return <b>;\n};', 'Title.tsx, line 2<b> isn’t closed. Add </b>.'],
  [
    "import {Interpolate} from 'remotion';\nexport const A = () => <b>{Interpolate(1, [0, 1], [0, 1])}</b>;",
    '“remotion” doesn’t export Interpolate. Did you mean interpolate?',
  ],
  ['export const A = () => <b>{String(())}</b>;', 'Title.tsx, line 1Unexpected'],
  ['export const A = () => <b style={1 as never}>x</b>;', 'The style prop must be an object'],
  [
    "import {Img, staticFile} from 'remotion';\nexport const A = () => <Img src={staticFile('public/media/harbor.webp')} />;",
    "so write staticFile('media/harbor.webp').",
  ],
  [
    "import x from 'lodash';\nexport const A = () => <b>{x}</b>;",
    'Title.tsx, line 1“lodash” isn’t available in the playground',
  ],
  ['export const A = () => {\n  throw new Error("Boom");\n};', 'Title.tsx, line 2Boom'],
  ['const a = 1;\nnull.b = a;', 'Title.tsx, line 2Cannot set properties of null'],
  [
    "import {Img, staticFile} from 'remotion';\nexport const A = () => <Img src={staticFile('no.png')} />;",
    'The file “no.png” doesn’t exist in the playground. With staticFile(), you can use media/',
  ],
  ['export const a = 1;', 'Title.tsx doesn’t export a component'],
  ['export const A = () => {\n  let n = 0;\n  while (true) n++;\n};', 'Title.tsx, line 3'],
];
