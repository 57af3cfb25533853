import type {ExtraId} from '../catalog/extras.ts';
import type {StarterVideo} from '../catalog/StarterVideo.ts';
import type {Source} from './Source.ts';

/** A script of `package.json`, and what it does. */
export type Script = {readonly name: string; readonly command: string; readonly about: string};

/** Returns the scripts of a project, in the order in which readers need them. */
export function listScripts(
  {mainId, scripts}: Source,
  main: StarterVideo | undefined,
  entry: string,
  has: (id: ExtraId) => boolean,
): Script[] {
  const isStill = main !== undefined && !main.timing;
  const [command, output] = isStill ? ['still', `out/${mainId}.png`] : ['render', `out/${mainId}.mp4`];
  return [
    {name: 'start', command: `remotion preview ${entry}`, about: 'Open the preview'},
    {
      name: 'build',
      command: `remotion ${command} ${entry} ${mainId} ${output}`,
      about: isStill ? `Render the image to ${output}` : `Render the video to ${output}, which needs FFmpeg`,
    },
    ...Object.entries(scripts).map(([name, script]) => ({name, ...script})),
    ...(has('player')
      ? [
          {name: 'app', command: 'vite', about: 'Open the app with the Player'},
          {name: 'app:build', command: 'vite build', about: 'Build the app'},
        ]
      : []),
    ...(has('server')
      ? [{name: 'render', command: `tsx scripts/render.ts ${mainId}`, about: 'Render the video from Node.js'}]
      : []),
    ...(has('lambda')
      ? [
          {name: 'lambda:deploy', command: 'tsx scripts/deploy.ts', about: 'Deploy the project to AWS'},
          {
            name: 'lambda:render',
            command: `tsx scripts/render-on-lambda.ts ${mainId}`,
            about: 'Render the video on AWS',
          },
        ]
      : []),
  ];
}
