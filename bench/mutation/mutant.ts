/** One change to a source: what stands from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A node of the tree that a source is parsed into. */
export interface AstNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}
