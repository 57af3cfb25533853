import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findNodes, getPropertyName, getStringParts} from './syntax.ts';

const imageProperties = /^(?:background|backgroundImage|maskImage|mask|WebkitMaskImage|borderImage|listStyleImage)$/;

/** Finds images in CSS, which Remotion doesn't wait for. */
export const backgroundImage: Rule = {
  name: 'background-image',
  about: 'Images in CSS, which a render doesn’t wait for',
  severity: 'warning',
  link: '/docs/use-img-and-iframe',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    for (const property of findNodes(file.source, ts.isPropertyAssignment)) {
      const isImage = imageProperties.test(getPropertyName(property.name));
      const text = property.initializer.getText();
      if (
        isImage &&
        /url\(/.test(getStringParts(property.initializer) || text) &&
        !/url\(["']?(?:#|data:)/.test(text)
      ) {
        report(property, {
          message: 'Remotion doesn’t wait for images in CSS, so the first frames that a tab renders may miss this one.',
          fix: 'Render an <Img> from remotion in an <AbsoluteFill> behind the content.',
        });
      }
    }
  },
};
