import type { NumberClaimStatus } from '@saya/contract/numberClaim/numberClaim.ts'
import { numberClaimLimits } from '@saya/contract/numberClaim/numberClaimLimits.ts'
import type { Selectable } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'

export type NumberClaim = Selectable<AppTables['number_claim']>

export function findNumberClaim(tx: AppTx, id: string): Promise<NumberClaim | undefined> {
  return tx.selectFrom('number_claim').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, held until the transaction ends: whoever signs in meanwhile waits for what is decided. */
export function lockNumberClaim(tx: AppTx, id: string): Promise<NumberClaim | undefined> {
  return tx.selectFrom('number_claim').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

interface HeldClaims {
  readonly seen: NumberClaim | undefined
  /** The other open ones for the same member. */
  readonly beside: readonly NumberClaim[]
}

/** The same, with what is open beside it. What nobody decided in its time is closed first, so that it is in no one's way. */
export async function lockNumberClaims(tx: AppTx, { id, nowMs }: { id: string; nowMs: number }): Promise<HeldClaims> {
  const found = await findNumberClaim(tx, id)
  if (!found) return { seen: undefined, beside: [] }
  await expireClaims(tx, found.uid, nowMs)
  // All of them in one order, as whoever signs in holds them too.
  const rows = await tx
    .selectFrom('number_claim')
    .selectAll()
    .where('uid', '=', found.uid)
    .where(row => row.or([row('id', '=', id), row('status', 'in', ['asked', 'proposed'])]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return { seen: rows.find(row => row.id === id), beside: rows.filter(row => row.id !== id) }
}

async function expireClaims(tx: AppTx, uid: bigint, nowMs: number): Promise<void> {
  await tx
    .updateTable('number_claim')
    .set({ status: 'expired', ended_at: instant(nowMs) })
    .where('id', 'in', openOf(tx, uid).select('id').where('expires_at', '<=', instant(nowMs)).orderBy('id').forUpdate())
    .execute()
}

function openOf(tx: AppTx, uid: bigint) {
  return tx.selectFrom('number_claim').where('uid', '=', uid).where('status', 'in', ['asked', 'proposed'])
}

/** Of those that are open, the one that staff proposed, or else the latest. */
export function findOpenOf(tx: AppTx, uid: bigint, nowMs: number): Promise<NumberClaim | undefined> {
  return openOf(tx, uid)
    .selectAll()
    .where('expires_at', '>', instant(nowMs))
    .orderBy('proposed_at', order => order.desc().nullsLast())
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
}

export function listClaimsOf(tx: AppTx, uid: bigint): Promise<readonly NumberClaim[]> {
  return tx.selectFrom('number_claim').selectAll().where('uid', '=', uid).orderBy('asked_at').execute()
}

/** Whose number this is, unless they have closed their account. */
export async function findUidOfPhone(tx: AppTx, phone: string): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('sign_in')
    .select('uid')
    .where('phone', '=', phone)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.uid
}

interface NewClaim {
  readonly uid: bigint
  readonly oldPhone: string
  readonly newPhone: string
  readonly words: string
  readonly nowMs: number
  readonly expiresAtMs: number
}

/**
 * Some stand beside each other for a member, each for another number: whoever asks first keeps nobody else from asking. Of one
 * more it is only counted that it came.
 */
export async function insertNumberClaim(tx: AppTx, claim: NewClaim): Promise<void> {
  const { uid, oldPhone, newPhone, words, nowMs, expiresAtMs } = claim
  await expireClaims(tx, uid, nowMs)
  const values = {
    uid,
    old_phone: oldPhone,
    new_phone: newPhone,
    words,
    asked_at: instant(nowMs),
    expires_at: instant(expiresAtMs),
  }
  for (let slot = 0; slot < numberClaimLimits.beside; slot++) {
    const made = await tx
      .insertInto('number_claim')
      .values({ ...values, slot })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return
  }
  const isAsked = await openOf(tx, uid).select('id').where('new_phone', '=', newPhone).executeTakeFirst()
  if (isAsked) return
  await tx
    .updateTable('number_claim')
    .set(row => ({ rivals: row('rivals', '+', 1) }))
    .where('id', 'in', openOf(tx, uid).select('id').orderBy('id').forUpdate())
    .execute()
}

interface ClaimChange {
  readonly status: NumberClaimStatus
  readonly by: { readonly operatorId: string; readonly email: string }
  /** How the person was checked, or why it was decided. */
  readonly words: string
  readonly nowMs: number
}

/** What one of staff did to a request that is held. */
export async function setNumberClaim(tx: AppTx, seen: NumberClaim, change: ClaimChange): Promise<void> {
  const { status, by, words, nowMs } = change
  const at = instant(nowMs)
  const set =
    status === 'proposed'
      ? { proposed_by: by.operatorId, proposed_name: by.email, proposed_at: at, proof: words }
      : { decided_by: by.operatorId, decided_name: by.email, ended_at: at, decision: words }
  const row = await compareAndSet(tx, 'number_claim', {
    seen: { id: seen.id, status: seen.status },
    set: { status, ...set },
  })
  if (!row) throw new Error(`The request ${seen.id} is no longer ${seen.status}.`)
}

interface ClaimFilter {
  /** Null: those that are open. */
  readonly status: NumberClaimStatus | null
  readonly uid: bigint | null
  readonly nowMs: number
}

export const numberClaimSorting: Sorting<NumberClaim, 'asked'> = {
  keys: { asked: { column: 'asked_at', isTime: true, of: row => row.asked_at } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

/** One that nobody decided in its time is expired, whether or not that is written down. */
function chosen(tx: AppTx, { status, uid, nowMs }: ClaimFilter) {
  const now = instant(nowMs)
  return tx
    .selectFrom('number_claim')
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
    .where(row => {
      const isOpen = row('status', 'in', ['asked', 'proposed'])
      if (status === 'expired')
        return row.or([row('status', '=', 'expired'), row.and([isOpen, row('expires_at', '<=', now)])])
      if (status === null) return row.and([isOpen, row('expires_at', '>', now)])
      const isIt = row('status', '=', status)
      return status === 'asked' || status === 'proposed' ? row.and([isIt, row('expires_at', '>', now)]) : isIt
    })
}

export function listNumberClaimRows(
  tx: AppTx,
  filter: ClaimFilter,
  { order, place, size }: SortedRead<NumberClaim>,
): Promise<readonly NumberClaim[]> {
  const rows = chosen(tx, filter).selectAll().where(standsBehind(order, place))
  return rows.orderBy(inOrder(order)).limit(size).execute()
}

export function countNumberClaims(tx: AppTx, filter: ClaimFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter).select('id'))
}

/** How many requests are open for each of these members. */
export async function countOpenOf(
  tx: AppTx,
  uids: readonly bigint[],
  nowMs: number,
): Promise<ReadonlyMap<bigint, number>> {
  if (uids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('number_claim')
    .select(({ fn }) => ['uid', fn.countAll<bigint>().as('open')])
    .where('uid', 'in', uids)
    .where('status', 'in', ['asked', 'proposed'])
    .where('expires_at', '>', instant(nowMs))
    .groupBy('uid')
    .execute()
  return new Map(rows.map(({ uid, open }) => [uid, Number(open)]))
}
