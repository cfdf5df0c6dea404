import { createHash } from 'node:crypto'
import { finder, type Finding } from './audit.rules.ts'
import { firstHead } from './chain.ts'

/** What a wallet kept without a posting, in the order in which it did, beside what the wallet says of all of it. */
export interface KeptCommand {
  readonly uid: bigint
  readonly asset: string
  readonly unposted: bigint
  readonly unposted_head: Buffer | null
  readonly kept_no: bigint
  readonly kept_hash: Buffer
  /** Whether it stood in the place of a bet when it was kept: only its name and round are of that moment then. */
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

/** The hash of one of them, from the layout in docs/ledger.md and from nothing of the database's own making. */
function keptHashOf(head: Buffer, command: KeptCommand): Buffer {
  const { uid, kept_no, provider, kind, tx_id, round_id } = command
  const fixed = Buffer.alloc(20)
  let place = fixed.writeBigInt64BE(kept_no, 0)
  place = fixed.writeBigInt64BE(uid, place)
  place = fixed.writeInt16BE(provider, place)
  fixed.writeInt16BE(kind, place)
  const hash = createHash('sha256').update(head).update(fixed).update(actOf(command))
  return hash.update(`${tx_id}\u001f${round_id}`, 'utf8').digest()
}

function actOf({ stood, fingerprint, outcome, amount, at }: KeptCommand): Buffer {
  if (stood || fingerprint === null) return Buffer.alloc(1)
  const act = Buffer.alloc(35, 1)
  let place = 1 + Buffer.from(fingerprint.replaceAll('-', ''), 'hex').copy(act, 1)
  place = act.writeInt16BE(outcome, place)
  place = act.writeBigInt64BE(amount, place)
  act.writeBigInt64BE(BigInt(at), place)
  return act
}

export interface KeptSoFar {
  readonly key: string
  readonly number: bigint
  readonly hash: Buffer
}

/** Recomputes what some commands claim, from where the ones before them ended. */
export function proveKept(before: KeptSoFar | undefined, kept: readonly KeptCommand[]) {
  const findings: Finding[] = []
  let so = before
  for (const [index, command] of kept.entries()) {
    const key = `${command.uid} ${command.asset}`
    if (so?.key !== key) so = { key, number: 0n, hash: firstHead }
    const add = finder(`${command.provider} ${command.kind} ${command.tx_id}`)
    const isNext = command.kept_no === so.number + 1n
    findings.push(
      ...add('unposted', isNext, `is number ${command.kept_no} of those without a posting, after ${so.number}`),
      ...add('unposted', keptHashOf(so.hash, command).equals(command.kept_hash), 'is not what was kept'),
    )
    so = { key, number: command.kept_no, hash: command.kept_hash }
    const next = kept[index + 1]
    if (next && `${next.uid} ${next.asset}` === key) continue
    const isLast = command.unposted_head?.equals(command.kept_hash) ?? false
    // The rest of this wallet may come with the next page.
    if (next || command.kept_no >= command.unposted)
      findings.push(...finder(key)('unposted', isLast, 'ends in another than was kept last'))
  }
  return { so, findings }
}
