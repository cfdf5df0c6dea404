/** What is kept of an answer: neither addresses as they were asked for, nor tokens, nor bodies. */
export interface AnsweredRequest {
  readonly method: string
  /** The pattern of its address. */
  readonly route: string
  readonly status: number
  readonly ms: number
}
