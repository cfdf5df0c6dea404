import type { Outcome } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../db/database.ts'
import { instant } from '../../db/instant.ts'

export interface MoneyCallKey {
  readonly uid: bigint
  readonly operation: string
  readonly keyHash: Buffer
}

export interface MoneyCallClaim extends MoneyCallKey {
  readonly fingerprint: Buffer
  readonly nowMs: number
  readonly expiresAtMs: number
}

/**
 * Takes a key for this transaction. True when it was free, or what it was used for is over; false when it is in use.
 * Of two at once the second waits here until the first has committed or given up.
 */
export async function claimMoneyCall(tx: MemberTx, claim: MoneyCallClaim): Promise<boolean> {
  const row = {
    uid: claim.uid,
    operation: claim.operation,
    key_hash: claim.keyHash,
    fingerprint: claim.fingerprint,
    outcome: null,
    created_at: instant(claim.nowMs),
    expires_at: instant(claim.expiresAtMs),
  }
  const { uid: _uid, operation: _operation, key_hash: _keyHash, ...renewed } = row
  const taken = await tx
    .insertInto('money_call')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['uid', 'operation', 'key_hash'])
        .doUpdateSet(renewed)
        .where(row =>
          row.or([
            row('money_call.expires_at', '<=', instant(claim.nowMs)),
            // Held for this very input, and nothing has come of it yet.
            row.and([row('money_call.outcome', 'is', null), row('money_call.fingerprint', '=', claim.fingerprint)]),
          ]),
        ),
    )
    .returning('uid')
    .executeTakeFirst()
  return taken !== undefined
}

/** Binds a key that is free, or whose use is over, to this input. False where it is in use. */
export async function holdMoneyCall(tx: MemberTx, claim: MoneyCallClaim): Promise<boolean> {
  const { uid, operation, keyHash, fingerprint } = claim
  const times = { created_at: instant(claim.nowMs), expires_at: instant(claim.expiresAtMs) }
  const held = await tx
    .insertInto('money_call')
    .values({ uid, operation, key_hash: keyHash, fingerprint, outcome: null, ...times })
    .onConflict(conflict =>
      conflict
        .columns(['uid', 'operation', 'key_hash'])
        .doUpdateSet({ fingerprint, outcome: null, ...times })
        .where('money_call.expires_at', '<=', instant(claim.nowMs)),
    )
    .returning('uid')
    .executeTakeFirst()
  return held !== undefined
}

/** Frees a key that was held for this input and came to nothing. One that came to something stays. */
export async function letGoOfMoneyCall(tx: MemberTx, { uid, operation, keyHash, fingerprint }: MoneyCallClaim) {
  await tx
    .deleteFrom('money_call')
    .where('uid', '=', uid)
    .where('operation', '=', operation)
    .where('key_hash', '=', keyHash)
    .where('fingerprint', '=', fingerprint)
    .where('outcome', 'is', null)
    .execute()
}

export function findMoneyCall(tx: MemberTx, { uid, operation, keyHash }: MoneyCallKey) {
  return tx
    .selectFrom('money_call')
    .select(['fingerprint', 'outcome'])
    .where('uid', '=', uid)
    .where('operation', '=', operation)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

export async function keepOutcome(tx: MemberTx, key: MoneyCallKey, outcome: Outcome<unknown, string>): Promise<void> {
  await tx
    .updateTable('money_call')
    .set({ outcome: JSON.stringify(outcome) })
    .where('uid', '=', key.uid)
    .where('operation', '=', key.operation)
    .where('key_hash', '=', key.keyHash)
    .execute()
}

/** Gives a key back, so that the same call may act later. */
export async function freeMoneyCall(tx: MemberTx, { uid, operation, keyHash }: MoneyCallKey): Promise<void> {
  await tx
    .deleteFrom('money_call')
    .where('uid', '=', uid)
    .where('operation', '=', operation)
    .where('key_hash', '=', keyHash)
    .execute()
}

/** Deletes, in one member schema, keys whose day is over, so many at a time. Tells how many. */
export async function deleteMoneyCalls(tx: MemberTx, nowMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('money_call')
    .select(['uid', 'operation', 'key_hash'])
    .where('expires_at', '<=', instant(nowMs))
    .limit(most)
    // One that is being used anew just now is left alone.
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx
    .deleteFrom('money_call')
    .where(({ eb, refTuple }) =>
      eb(refTuple('uid', 'operation', 'key_hash'), 'in', old.$asTuple('uid', 'operation', 'key_hash')),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
