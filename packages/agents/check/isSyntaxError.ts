/** Whether an error code of TypeScript stands for a syntax error. */
export function isSyntaxError(code: number): boolean {
  return (code >= 1000 && code < 2000 && !semanticErrors.has(code)) || elementErrors.has(code);
}

/** Empty values of attributes, and elements whose closing tag is missing or wrong. */
const elementErrors: ReadonlySet<number> = new Set([17_000, 17_002, 17_008, 17_014, 17_015]);

/** Errors whose codes are in the range of syntax errors, but that are about code that parses. */
const semanticErrors: ReadonlySet<number> = new Set([
  // Return types of async functions, and operands of `await` and `yield`.
  ...[1055, 1058, 1059, 1060, 1062, 1064, 1065, 1320, 1321, 1322],
  // Names of properties, type predicates, unique symbols, `as const` and `satisfies`.
  ...[1117, 1165, 1166, 1168, 1169, 1170, 1224, 1225, 1226, 1227, 1268, 1330, 1331, 1332, 1337, 1355, 1360],
  // Conditions of the type void.
  1345,
  // What modules export, and imports and exports of types.
  ...[1149, 1192, 1205, 1259, 1261, 1339, 1340, 1361, 1362, 1379, 1380, 1448, 1484, 1485],
  // Signatures of decorators.
  ...[1236, 1237, 1238, 1239, 1240, 1241, 1270, 1271, 1278, 1279, 1329],
]);
