/** What the editor's extensions read of TypeScript when they are loaded; the rest of it runs in a worker only. */
export default {
  ScriptElementKind: {warning: 'warning'},
  DiagnosticCategory: {Warning: 0, Error: 1, Suggestion: 2, Message: 3},
};
