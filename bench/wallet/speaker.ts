/** A provider that speaks one dialect. Its bets are written and signed before anybody measures. */
export interface Speaker {
  readonly name: string
  readonly dialect: 'rpp' | 'hub88' | 'valkyrie'
  /** Its number in the ledger, and its code in the settings and addresses. */
  readonly id: number
  readonly code: string
  /** What the server knows it by: the bytes of its key, in base64. */
  readonly key: string
  /** Whether what was written can be sent at any time: it names no moment. */
  readonly keeps: boolean
  write(uid: bigint): Promise<Buffer>
  isTaken(answer: string): boolean
}
