/** Why a pasted text can't be shown: what was wrong, where, and what is accepted. */
export class ReadFault extends Error {
  override readonly name = 'ReadFault';

  /** `start` is the index in the text at which the fault lies; nothing when it lies nowhere in particular. */
  constructor(
    message: string,
    readonly start?: number,
  ) {
    super(message);
  }
}
