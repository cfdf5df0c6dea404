import { finder, type Finding } from './audit.rules.ts'
import { firstHead } from '../ledger/chain.ts'
import { type ChainedCommand, keptHashOf } from '../ledger/keptHashOf.ts'

/** What a wallet kept without a posting, in the order in which it did, beside what the wallet says of all of it. */
export interface KeptCommand extends ChainedCommand {
  readonly asset: string
  readonly unposted: bigint
  readonly unposted_head: Buffer | null
  readonly kept_hash: Buffer
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
