/** The parts of TypeScript that the editor's extensions read when they load. Everything else only runs in a worker. */
export default {
  ScriptElementKind: {warning: 'warning'},
  DiagnosticCategory: {Warning: 0, Error: 1, Suggestion: 2, Message: 3},
};
