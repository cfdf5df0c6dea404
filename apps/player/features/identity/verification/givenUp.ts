/** Somebody was asked to prove who they are and closed the sheet: nothing went wrong, and nothing is to be said of it. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}
