// finds: render-progress, says: never ends
// from: /docs/lambda/getrenderprogress
import {getRenderProgress} from '@remotion/lambda/client';

type Render = Parameters<typeof getRenderProgress>[0];

export const wait = async (render: Render) => {
  while (!(await getRenderProgress(render)).done) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
};
