type Code =
  /** There is no such object. */
  | 'missing'
  /** What is kept is not what was put: it was changed, exchanged or cut. */
  | 'damaged'
  /** It was sealed under a master key that this server does not have. */
  | 'unknown_key'
  /** The store does not answer, or not as it should. */
  | 'unreachable'
  /** The store does not let us in. */
  | 'refused'

/** Why an object cannot be had. */
export class ObjectFault extends Error {
  override readonly name = 'ObjectFault'
  readonly code: Code
  readonly isRetryable: boolean

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.isRetryable = code === 'unreachable'
  }
}
