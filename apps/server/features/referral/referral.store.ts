import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { ReferralState } from './referral.rules.ts'

interface NewReferral {
  readonly uid: bigint
  readonly code: string
  readonly parent: bigint | undefined
  readonly channel: string
  readonly device: string
  readonly network: string
  readonly state: ReferralState
  readonly atMs: number
}

/** How somebody was brought is kept of the first time alone. */
export async function addReferral(tx: AppTx, { parent, atMs, ...said }: NewReferral): Promise<void> {
  await tx
    .insertInto('referral')
    .values({ ...said, parent: parent ?? null, at: instant(atMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

interface MemberAt {
  readonly uid: bigint
  readonly nowMs: number
}

/** Whether somebody may bring others: a member whose account is neither closed nor blocked, and who is not excluded from play. */
export async function mayBring(tx: AppTx, { uid, nowMs }: MemberAt): Promise<boolean> {
  const row = await tx
    .selectFrom('sign_in')
    .select('uid')
    .where('uid', '=', uid)
    .where('closed_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      const exclusion = selectFrom('excluded_member')
        .select('excluded_member.uid')
        .whereRef('excluded_member.uid', '=', 'sign_in.uid')
      return not(exists(exclusion.where('closed_until', '>', instant(nowMs))))
    })
    .executeTakeFirst()
  return row !== undefined
}

/** Since when a member is fully verified, by the reviewers' own record. */
const verifiedAt = sql<number | null>`(
  select min(d.decided_at) from kyc_decision d where d.uid = referral.uid and d.decision = 'full')`

/** When the first payment was seen that a deposit of the member was credited with. */
const depositedAt = sql<number | null>`(
  select min(p.seen_at) from payment_claim c
  join payment p on p.gateway = c.gateway and p.reference = c.reference and p.held_by = 'deposit'
  where c.uid = referral.uid)`

function select(tx: AppTx) {
  return tx
    .selectFrom('referral')
    .select(['uid', 'code', 'parent', 'channel', 'device', 'network', 'at'])
    .select([sql<ReferralState>`state`.as('state'), verifiedAt.as('verified_at'), depositedAt.as('deposited_at')])
}

export type Referral = NonNullable<Awaited<ReturnType<typeof findReferral>>>

/** How a member was brought; nothing where no link said so. */
export function findReferral(tx: AppTx, uid: bigint) {
  return select(tx).where('uid', '=', uid).executeTakeFirst()
}

interface ReferralPage {
  /** The last one of the page before. */
  readonly last: { readonly atMs: number; readonly uid: bigint } | null
  readonly size: number
}

/** Whom a member has brought, the newest first. They themselves are not among them, whatever their own link said. */
export async function listReferrals(
  tx: AppTx,
  parent: bigint,
  { last, size }: ReferralPage,
): Promise<readonly Referral[]> {
  const query = select(tx).where('parent', '=', parent).where('state', '=', 'named')
  const placed = last ? query.where(sql<boolean>`(at, uid) < (${instant(last.atMs)}, ${last.uid}::bigint)`) : query
  return placed.orderBy('at', 'desc').orderBy('uid', 'desc').limit(size).execute()
}

/** When those came whom a member has brought, and over which channel, the newest first. */
export function listBrought(tx: AppTx, parent: bigint, size: number) {
  const brought = tx.selectFrom('referral').select(['at', 'channel'])
  return brought
    .where('parent', '=', parent)
    .where('state', '=', 'named')
    .orderBy('at', 'desc')
    .orderBy('uid', 'desc')
    .limit(size)
    .execute()
}

export function countReferrals(tx: AppTx, parent: bigint): Promise<number> {
  return countRows(
    tx,
    tx.selectFrom('referral').select('uid').where('parent', '=', parent).where('state', '=', 'named'),
  )
}

/** Who brought a member, as they are called now. */
export function findParent(tx: AppTx, uid: bigint) {
  return tx
    .selectFrom('referral')
    .innerJoin('sign_in', 'sign_in.uid', 'referral.parent')
    .select(['sign_in.uid', 'sign_in.username'])
    .where('referral.uid', '=', uid)
    .where('referral.state', '=', 'named')
    .executeTakeFirst()
}
