type Rule = {readonly create: (context: unknown, options: readonly unknown[]) => unknown};

/**
 * What the toolkit's lint rules use of `@typescript-eslint/utils`. The package itself loads the whole command line of
 * ESLint, which looks for its parsers on the disk and therefore can't be bundled.
 */
export const ESLintUtils = {
  RuleCreator: () => (rule: Rule) => ({...rule, create: (context: unknown) => rule.create(context, [])}),
};
