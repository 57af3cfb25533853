/** What an explorer explores: a state that is code, and can be read from code. */
export interface Explorable<State> {
  /** Its place in the address, and of its section in the page. */
  readonly name: string;
  readonly first: State;
  /** The code that means the state. */
  readonly write: (state: State) => string;
  /** Loads what reads the code back; its result throws a `ReadFault`. */
  readonly loadReader: () => Promise<(text: string) => State>;
}
