import {codecs} from '../../../../../reference/rules/codecs';
import {renderOptions} from '../../../../../reference/rules/renderOptions';
import {type Choices, codecOf, fileOf} from './Choices';
import {quoted} from './literal';
import {linesOf} from './writeRenderMedia';

/** The choices as a call that renders on Lambda, with a note for each that Lambda does not know. */
export const writeLambda = (choices: Choices): string => {
  const {composition, options} = choices;
  const codec = codecOf(choices);
  const file = fileOf(choices);
  const absent = renderOptions.filter(({name, lambda}) => !lambda && options[name] !== undefined);
  return [
    "import {renderMediaOnLambda} from '@remotion/lambda/client';",
    '',
    ...(codecs.find((rule) => rule.codec === codec)?.lambda === false
      ? [`// Lambda does not render ${codec}: choose another codec.`]
      : []),
    ...absent.map(({name}) => `// Lambda has no option ${name}.`),
    'const {renderId, bucketName} = await renderMediaOnLambda({',
    "  region: 'us-east-1',",
    "  functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',",
    "  serveUrl: 'my-site',",
    `  composition: ${quoted(composition)},`,
    '  inputProps: {},',
    `  codec: ${quoted(codec)},`,
    `  outName: ${quoted(file.slice(file.lastIndexOf('/') + 1))},`,
    ...linesOf(options, ({lambda}) => lambda),
    '});',
    '',
    'console.log(renderId, bucketName);',
  ].join('\n');
};
