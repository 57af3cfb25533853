import {builtSite} from '../../support/builtSite.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

test("page titles end with '| Remotion'", proves('2.titles', '9.delimiter'), () => {
  for (const path of builtSite.paths()) {
    const [, title = ''] = /<title[^>]*>(.*?)<\/title>/.exec(builtSite.html(path)) ?? [];
    expect.soft(title, path).toMatch(/^[^|]*\S \| Remotion$/);
  }
});
