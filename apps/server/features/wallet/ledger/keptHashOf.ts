import { createHash } from 'node:crypto'

/** What was kept without a posting, as far as its hash covers it. */
export interface ChainedCommand {
  readonly uid: bigint
  readonly kept_no: bigint
  /** A tombstone: only its name and round are of the moment in which it was kept. */
  readonly stood: boolean
  readonly provider: number
  readonly kind: number
  readonly tx_id: string
  readonly round_id: string
  readonly fingerprint: string | null
  readonly outcome: number
  readonly amount: bigint
  readonly at: number
}

/** The hash of one of them, from the layout in docs/audit.md and from nothing of the database's own making. */
export function keptHashOf(head: Buffer, command: ChainedCommand): Buffer {
  const { uid, kept_no, provider, kind, tx_id, round_id } = command
  const fixed = Buffer.alloc(20)
  let place = fixed.writeBigInt64BE(kept_no, 0)
  place = fixed.writeBigInt64BE(uid, place)
  place = fixed.writeInt16BE(provider, place)
  fixed.writeInt16BE(kind, place)
  const hash = createHash('sha256').update(head).update(fixed).update(actOf(command))
  return hash.update(`${tx_id}\u001f${round_id}`, 'utf8').digest()
}

function actOf({ stood, fingerprint, outcome, amount, at }: ChainedCommand): Buffer {
  if (stood || fingerprint === null) return Buffer.alloc(1)
  const act = Buffer.alloc(35, 1)
  let place = 1 + Buffer.from(fingerprint.replaceAll('-', ''), 'hex').copy(act, 1)
  place = act.writeInt16BE(outcome, place)
  place = act.writeBigInt64BE(amount, place)
  act.writeBigInt64BE(BigInt(at), place)
  return act
}
