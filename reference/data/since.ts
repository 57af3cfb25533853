/** First version that has an export or a member, keyed `package#export` or `package#export.member`. */
export const since: Readonly<Record<string, string>> = {};
