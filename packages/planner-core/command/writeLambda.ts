import {codecs} from '../../toolkit-model/rules/codecs.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {type Choices, getCodec, getFileName} from './Choices.ts';
import {quote} from './formatLiteral.ts';
import {formatLines} from './writeRenderMedia.ts';

/** Returns the choices as a call that renders on Lambda, with a comment for each option that Lambda doesn't support. */
export function writeLambda(choices: Choices): string {
  const {composition, options} = choices;
  const codec = getCodec(choices);
  const file = getFileName(choices);
  const absent = renderOptions.filter(({name, lambda}) => !lambda && options[name] !== undefined);
  return [
    "import {renderMediaOnLambda} from '@remotion/lambda/client';",
    '',
    ...(codecs.find((rule) => rule.codec === codec)?.lambda === false
      ? [`// Lambda can't render ${codec}. Choose another codec.`]
      : []),
    ...absent.map(({name}) => `// Lambda doesn't have the option ${name}.`),
    'const {renderId, bucketName} = await renderMediaOnLambda({',
    "  region: 'us-east-1',",
    "  functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',",
    "  serveUrl: 'my-site',",
    `  composition: ${quote(composition)},`,
    '  inputProps: {},',
    `  codec: ${quote(codec)},`,
    `  outName: ${quote(file.slice(file.lastIndexOf('/') + 1))},`,
    ...formatLines(options, ({lambda}) => lambda),
    '});',
    '',
    'console.log(renderId, bucketName);',
  ].join('\n');
}
