/** Returns the import statement for the component that a file exports, and its local name. */
export function getExport(source: string, from: string): {readonly statement: string; readonly name: string} {
  const fallback = (from.split('/').at(-1) ?? '').replace(/[^\w]/g, '').replace(/^[^A-Za-z]*/, '');
  const exportName =
    /\bexport\s+(?:async\s+)?(?:const|let|var|function|class)\s+([A-Z]\w*)/.exec(source)?.[1] ??
    /\bexport\s*\{\s*(?:\w+\s+as\s+)?([A-Z]\w*)/.exec(source)?.[1];
  if (/\bexport\s+default\b/.test(source) || !exportName) {
    const name = /^[A-Z]/.test(fallback) ? fallback : 'Video';
    return {statement: `import ${name} from '${from}';`, name};
  }
  return {statement: `import {${exportName}} from '${from}';`, name: exportName};
}
