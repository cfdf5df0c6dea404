import { createHash } from 'node:crypto'
import type { WalletCommand } from '../../../apps/server/features/wallet/ledger/command.ts'
import type { PlannedCommand } from './plan.ts'

interface Names {
  readonly uids: readonly bigint[]
  /** Sets the keys of one plan apart from those of every other. */
  readonly prefix: string
}

/** A planned command with the uids and the keys of one run. */
export function commandOf({ uids, prefix }: Names, planned: PlannedCommand): WalletCommand {
  const { member, owner = member, session, txId, refTxId, betRef, ...rest } = planned
  const uid = uids[member] as bigint
  const own = `${prefix}.${uids[owner]}`
  return {
    ...rest,
    uid,
    txId: `${own} ${txId}`,
    ...(refTxId !== undefined && { refTxId: `${own} ${refTxId}` }),
    ...(betRef !== undefined && { betRef: `${own} ${betRef}` }),
    ...(session && { session: session === 'unknown' ? null : tokenOf(uid, rest.provider, session) }),
  }
}

/** The token, as its hash, of a member's session with a provider. */
export function tokenOf(uid: bigint, provider: number, name: string): Buffer {
  return createHash('sha256').update(`${uid} ${provider} ${name}`).digest()
}
