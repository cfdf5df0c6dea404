import { passes } from '@saya/contract/gates.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { dayMs } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { type KeptStanding, listStandings, standingAt, statusOf } from '../kyc/index.ts'
import type { GrantDeps } from './deps.ts'
import { listOwnRows, listSharedRows, type OwnRow } from './facts.store.ts'
import { listPauses } from './listPauses.ts'
import type { FactsBefore } from './rules/day.rules.ts'
import type { Pauses } from './rules/eligibility.rules.ts'

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
    const nowMs = deps.clock.now()
    const [kept, pauses, rows] = await Promise.all([
      listStandings(tx, uids),
      listPauses(tx, uids, nowMs),
      listOwnRows(tx, uids),
    ])
    const standings = new Map(kept.map(one => [one.uid, one]))
    return rows.map(row => {
      const known = { row, kept: standings.get(row.uid), pauses: pauses.get(row.uid) ?? unpaused }
      return [row.uid, factsOf(deps, known, nowMs)] as const
    })
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

const unpaused: Pauses = {
  isExcluded: false,
  isTimedOut: false,
  isRestricted: false,
  isLimited: false,
  isAtContact: false,
}

interface OwnFacts {
  readonly row: OwnRow
  readonly kept: KeptStanding | undefined
  readonly pauses: Pauses
}

function factsOf({ jurisdiction }: GrantDeps, { row, kept, pauses }: OwnFacts, nowMs: number): FactsBefore {
  const status = kept ? statusOf(standingAt(kept.standing, kept.createdAtMs, nowMs)) : kycStatus.unset
  return {
    uid: String(row.uid),
    phase: 'on',
    isClosed: false,
    isBlocked: status === kycStatus.block,
    isFrozen: status === kycStatus.frozen,
    ...pauses,
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
    isRefused: false,
    isDeviceUsed: false,
    isIdUsed: false,
  }
}
