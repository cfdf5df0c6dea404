/** What became of the two movements, in Unix seconds, and the selfie that was taken after them. */
export interface Movements {
  readonly result: 'done' | 'skipped'
  readonly at: number
  readonly selfie: string
}
