/** Why nothing can be started, in one sentence that says what to do. */
export class LaunchFault extends Error {
  readonly detail: string

  constructor(sentence: string, detail = '') {
    super(sentence)
    this.name = 'LaunchFault'
    this.detail = detail
  }
}
