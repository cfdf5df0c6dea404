import type { Schema } from '../operation.ts'

/** One topic that the server publishes to, declared once: the broker admits by it and AsyncAPI is written from it. */
export interface Feed {
  /** The topic, with `{uid}` where the member's own uid belongs. */
  readonly address: `${string}{uid}`
  readonly summary: string
  readonly message: Schema
}
