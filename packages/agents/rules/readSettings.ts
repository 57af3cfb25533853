import ts from 'typescript';
import {createRenderSettings} from '../../toolkit-model/rules/createRenderSettings.ts';
import type {RenderSettings} from '../../toolkit-model/rules/RenderSettings.ts';
import type {CodeFile} from './Rule.ts';
import {getNumber, getString} from './syntax.ts';

/** Reads the settings of a render from code. `getNode` returns the value of an option of `renderMedia()`. */
export function readSettings(getNode: (name: string) => ts.Node | undefined, file: CodeFile): RenderSettings {
  return createRenderSettings({
    text: (name) => getString(getNode(name), file),
    number: (name) => getNumber(getNode(name), file),
    range(name) {
      const node = getNode(name);
      return node && ts.isArrayLiteralExpression(node) ? node.elements.map((item) => getNumber(item, file)) : undefined;
    },
  });
}
