import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findElements, getImportedName} from './syntax.ts';

/** Finds children of `<Series>` that aren't `<Series.Sequence>`. */
export const seriesChildren: Rule = {
  name: 'series-children',
  about: 'Children of <Series> other than <Series.Sequence>',
  severity: 'error',
  link: '/docs/series',
  checkCode(file, report) {
    for (const element of findElements(file, ['Series'])) {
      const children = ts.isJsxOpeningElement(element) ? element.parent.children : [];
      for (const child of children) {
        const text = ts.isJsxText(child) ? child.text.trim() : '';
        const tag = ts.isJsxElement(child)
          ? child.openingElement.tagName
          : ts.isJsxSelfClosingElement(child)
            ? child.tagName
            : undefined;
        if (text !== '' || (tag && getImportedName(file, tag) !== 'Series.Sequence')) {
          report(child, {
            message: `<Series> only accepts <Series.Sequence> as children, and this is ${tag ? `<${tag.getText()}>` : 'text'}.`,
            fix: 'Wrap it: <Series.Sequence durationInFrames={60}>…</Series.Sequence>. A component that renders one isn’t accepted either.',
          });
        }
      }
    }
    for (const element of findElements(file, ['Series.Sequence'])) {
      const outer = ts.isJsxOpeningElement(element) ? element.parent.parent : element.parent;
      const isChild = ts.isJsxElement(outer) && getImportedName(file, outer.openingElement.tagName) === 'Series';
      const isOtherElement =
        ts.isJsxElement(outer) && !isChild && /^[A-Za-z]/.test(outer.openingElement.tagName.getText());
      if (isOtherElement) {
        report(element.tagName, {
          message: `<Series.Sequence> must be a child of <Series>, but is a child of <${outer.openingElement.tagName.getText()}>.`,
          fix: 'Put it directly in <Series>, or use <Sequence>.',
        });
      }
    }
  },
};
