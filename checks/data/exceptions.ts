/** What pages leave out on purpose, keyed `page id: name`, each with the reason. The coverage proof reads no other list. */
export const exceptions: Readonly<Record<string, string>> = {};
