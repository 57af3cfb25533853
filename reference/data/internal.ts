/** Exports that are no supported API, keyed `package#export`, each with the reason. */
export const internal: Readonly<Record<string, string>> = {};
