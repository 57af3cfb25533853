import ts from 'typescript';
import {type BrowserFeature, browserVersion, cssFeatures, scriptFeatures, styleProperties} from './browserFeatures.ts';
import {styleFile} from '../check/fileKinds.ts';
import type {Explanation, Rule} from './Rule.ts';
import {findNodes, getCalleeName, getPropertyName, getStringParts} from './syntax.ts';

/** Finds features that work in the preview, which runs in a current browser, but not in the browser for rendering. */
export const browserFeature: Rule = {
  name: 'browser-feature',
  about: `CSS and JavaScript that's newer than Chromium ${browserVersion}, the oldest browser that Remotion downloads`,
  severity: 'error',
  link: '/docs',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    for (const property of findStyleProperties(file.source)) {
      const name = getPropertyName(property.name);
      const feature = Object.hasOwn(styleProperties, name) ? styleProperties[name] : undefined;
      if (feature) {
        report(property.name, explain({...feature, name: `The property ${name}`}));
      }
    }
    const isStyle = /style|css|<\w/;
    for (const text of findNodes(file.source, ts.isStringLiteralLike).concat(
      findNodes(file.source, ts.isTemplateExpression) as never[],
    )) {
      const value = getStringParts(text);
      const feature = cssFeatures.find(({pattern}) => pattern.test(value));
      if (feature && isStyle.test(file.text) && isInStyle(text)) {
        report(text, explain(feature));
      }
    }
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      const name = getCalleeName(call);
      const method = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : name;
      const key = [name, method].find((item) => Object.hasOwn(scriptFeatures, item));
      const feature = key === undefined ? undefined : scriptFeatures[key];
      if (feature && key !== undefined && !isDeclared(call, method, file.source)) {
        report(call, explain({...feature, name: `${key}()`}));
      }
    }
  },
  checkText({path, text}, report) {
    if (!styleFile.test(path)) {
      return;
    }
    for (const feature of cssFeatures.filter(({name}) => path.endsWith('.css') || name !== 'nesting')) {
      const match = feature.pattern.exec(text);
      if (match) {
        report(match.index + match[0].search(/\S/), explain(feature));
      }
    }
  },
};

/** Returns the properties of objects that are styles: the value of `style`, or an object with the type of one. */
function findStyleProperties(source: ts.SourceFile): (ts.PropertyAssignment | ts.ShorthandPropertyAssignment)[] {
  return findNodes(source, ts.isObjectLiteralExpression)
    .filter((object) => {
      const text = object.parent.getText();
      return ts.isJsxExpression(object.parent)
        ? ts.isJsxAttribute(object.parent.parent) && /style$/i.test(object.parent.parent.name.getText())
        : /CSSProperties/.test(text.slice(0, text.indexOf('{')));
    })
    .flatMap(({properties}) =>
      properties.filter((item) => ts.isPropertyAssignment(item) || ts.isShorthandPropertyAssignment(item)),
    );
}

/** Whether a string is the value of a style, or the text of a style sheet. */
function isInStyle(node: ts.Node): boolean {
  for (let {parent} = node; parent; {parent} = parent) {
    if (ts.isJsxAttribute(parent)) {
      return /style|color|fill|stroke|background/i.test(parent.name.getText());
    }
    if (ts.isJsxElement(parent)) {
      return parent.openingElement.tagName.getText() === 'style';
    }
    if (ts.isTaggedTemplateExpression(parent)) {
      return /styled|css|keyframes|createGlobalStyle/.test(parent.tag.getText());
    }
    if (ts.isVariableDeclaration(parent)) {
      return /CSSProperties/.test(parent.type?.getText() ?? '') || /style|css/i.test(parent.name.getText());
    }
  }
  return false;
}

function isDeclared(call: ts.CallExpression, name: string, source: ts.SourceFile): boolean {
  return (
    ts.isIdentifier(call.expression) &&
    findNodes(source, ts.isFunctionDeclaration).some((item) => item.name?.text === name)
  );
}

function explain({name, since, instead}: Omit<BrowserFeature, 'pattern'>): Explanation {
  return {
    message: `${name} needs Chromium ${since}. It may work in the preview, but the browser that Remotion 3.2 downloads for rendering can be as old as Chromium ${browserVersion}.`,
    fix: instead,
  };
}
