/** The definition of an explorer: a state that can be written as code and parsed from code. */
export type Explorable<State> = {
  /** Its query parameter, and the ID of its section on the page. */
  readonly name: string;
  readonly first: State;
  /** Returns the code for a state. */
  readonly write: (state: State) => string;
  /** Loads the parser for the code, which throws a `ReadProblem`. */
  readonly loadReader: () => Promise<(text: string) => State>;
};
