import ts from 'typescript';
import {styleFile} from '../check/fileKinds.ts';
import type {Explanation, Rule} from './Rule.ts';
import {findAllElements, findNodes, getAttribute, getPropertyName, getStringParts} from './syntax.ts';

const animatedClasses = /(?:^|\s)(?:[\w-]+:)*(animate-(?!none)[\w[\]-]+|transition(?:-(?!none)[\w[\]-]+)?)(?=\s|$)/;
const animatedProperties =
  /(?:^|[{;\s])((?:-webkit-)?(?:animation|transition)(?:-[\w]+)?)\s*:(?!\s*(?:none|unset|initial)\b)/g;

/** Finds CSS transitions and animations, which run in real time and not by the frame. */
export const cssAnimation: Rule = {
  name: 'css-animation',
  about: 'CSS animations and transitions',
  severity: 'error',
  link: '/docs/flickering#cause-1',
  checkCode(file, report) {
    if (file.role !== 'video' || isPaused(file.text)) {
      return;
    }
    for (const property of findNodes(file.source, ts.isPropertyAssignment)) {
      const name = getPropertyName(property.name);
      const value = getStringParts(property.initializer);
      const isCss = /^(?:animation|transition|WebkitAnimation|WebkitTransition)(?:Name|Property|Duration)?$/.test(name);
      if (isCss && !/^(?:none)?$/.test(value) && /\d\s*m?s\b|\d\s*$|^[a-z-]+$/i.test(value)) {
        report(property, explain(name));
      }
    }
    for (const element of findAllElements(file)) {
      const classes = getAttribute(element, 'className');
      const found = classes && animatedClasses.exec(getStringParts(classes))?.[1];
      if (classes && found) {
        report(classes, explain(`The class ${found}`));
      }
    }
    for (const template of findNodes(file.source, isTemplate)) {
      const text = getStringParts(template);
      const property = /[{;]/.test(text) ? [...text.matchAll(animatedProperties)][0]?.[1] : undefined;
      if (property !== undefined) {
        report(template, explain(property));
      }
    }
  },
  checkText({path, text}, report, siblings) {
    if (siblings.some((file) => isPaused(file.text)) || !styleFile.test(path)) {
      return;
    }
    for (const match of text
      .replaceAll(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length))
      .matchAll(animatedProperties)) {
      const name = match[1] ?? '';
      report(match.index + match[0].indexOf(name), explain(name));
    }
  },
};

/** A paused animation whose delay depends on the frame shows the right moment. */
function isPaused(text: string): boolean {
  return /animationPlayState|animation-play-state/.test(text);
}

function isTemplate(node: ts.Node): node is ts.TemplateLiteral {
  return ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

function explain(what: string): Explanation {
  return {
    message: `${what} runs in real time, but frames are rendered one by one and out of order, so it's captured at a random moment.`,
    fix: 'Calculate the style from the frame: const frame = useCurrentFrame(), then interpolate() or spring().',
  };
}
