import type ts from 'typescript';

/** Declared by a documented package itself, not by React, the DOM, Node or a package nested below one of ours. */
export const isOwn = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((declaration) =>
    /\/node_modules\/(?:remotion|@remotion\/[\w-]+)\/(?!.*node_modules\/)/.test(declaration.getSourceFile().fileName),
  );
