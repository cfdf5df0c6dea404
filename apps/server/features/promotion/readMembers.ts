import { passes } from '@saya/contract/gates.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { dayMs } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { findStanding, standingAt, statusOf } from '../kyc/index.ts'
import type { GrantDeps } from './deps.ts'
import { listOwnRows, listSharedRows, type OwnRow } from './facts.store.ts'
import { findPauses } from './findPauses.ts'
import type { FactsBefore } from './rules/day.rules.ts'

/** A member by everything that no promotion in particular asks for. */
export interface KnownMember {
  readonly facts: FactsBefore
  /** Of the ID that they were approved with. */
  readonly idHash: Buffer | null
}

export type MemberDoor = <T>(work: (tx: MemberTx) => Promise<T>) => Promise<T>

/** What is known of members of one schema just now. Whoever is no member is not among them. */
export async function readMembers(
  deps: GrantDeps,
  open: MemberDoor,
  uids: readonly bigint[],
): Promise<ReadonlyMap<bigint, KnownMember>> {
  const [rows, own] = await Promise.all([deps.db.app(tx => listSharedRows(tx, uids)), open(readOwn)])
  const shared = new Map(rows.map(row => [row.uid, row]))

  async function readOwn(tx: MemberTx): Promise<readonly (readonly [bigint, FactsBefore])[]> {
    const known: [bigint, FactsBefore][] = []
    for (const row of await listOwnRows(tx, uids)) known.push([row.uid, await factsOf(deps, tx, row)])
    return known
  }
  return new Map(
    own.flatMap(([uid, facts]) => {
      const row = shared.get(uid)
      if (!row) return []
      const { idHash, isClosed, hasEmail, isBlocked } = row
      const added = { isClosed, hasEmail, isBlocked: facts.isBlocked || isBlocked, hasApprovedId: idHash !== null }
      return [[uid, { facts: { ...facts, ...added }, idHash }] as const]
    }),
  )
}

async function factsOf({ jurisdiction, clock }: GrantDeps, tx: MemberTx, row: OwnRow): Promise<FactsBefore> {
  const nowMs = clock.now()
  const kept = await findStanding(tx, row.uid)
  const status = kept ? statusOf(standingAt(kept.standing, kept.createdAtMs, nowMs)) : kycStatus.unset
  return {
    uid: String(row.uid),
    phase: 'on',
    isClosed: false,
    isBlocked: status === kycStatus.block,
    isFrozen: status === kycStatus.frozen,
    ...(await findPauses(tx, row.uid, nowMs)),
    mayReceive: passes('welfare', status, jurisdiction),
    isTester: row.tester,
    brand: null,
    level: row.vip,
    ageDays: Math.floor((nowMs - row.created_at) / dayMs),
    hasEmail: false,
    hasApprovedId: false,
    hasPayoutAccount: row.hasPayoutAccount,
    hasDevice: false,
    hasClaimed: false,
    isDeviceUsed: false,
    isIdUsed: false,
  }
}
