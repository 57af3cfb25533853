import type ts from 'typescript';

/** Returns whether a documented package declares it, not React, the DOM, Node.js or a nested dependency. */
export function isOwn(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    /\/node_modules\/(?:remotion|@remotion\/[\w-]+)\/(?!.*node_modules\/)/.test(declaration.getSourceFile().fileName),
  );
}
