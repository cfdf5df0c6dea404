import type { DeliverMethod, GoodsGift, ProductType } from '@saya/contract/goods/goods.ts'
import type { Selectable } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { AppTables } from '../../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../../platform/transition/transition.store.ts'
import type { Pieces } from '../../goods/index.ts'

/** The goods as they were when they were redeemed. */
export interface ClaimTerms {
  readonly nameEn: string
  readonly nameTl: string
  readonly img: string
  readonly productType: ProductType
  /** In whole Filcoins. */
  readonly price: string
  readonly gives: GoodsGift
  /** Of one piece. */
  readonly givesAmount: string
  readonly deliveryDays: number
}

export interface Claim extends Pieces {
  readonly id: string
  readonly terms: ClaimTerms
  readonly deliverMethod: DeliverMethod
  /** Nothing once the claim has ended. */
  readonly sealedRecipient: Buffer | null
  readonly status: 'taken' | 'done' | 'refused' | 'returned'
  readonly code: string
  readonly atMs: number
}

export function claimOf(row: Selectable<AppTables['goods_claim']>): Claim {
  return {
    id: row.id,
    uid: row.uid,
    goods: row.goods,
    pieces: row.pieces,
    terms: row.terms as ClaimTerms,
    deliverMethod: row.deliver_method as DeliverMethod,
    sealedRecipient: row.sealed_recipient,
    status: row.status as Claim['status'],
    code: row.code,
    atMs: row.at,
  }
}

export async function findClaim(tx: AppTx, id: string): Promise<Claim | undefined> {
  const row = await tx.selectFrom('goods_claim').selectAll().where('id', '=', id).executeTakeFirst()
  return row && claimOf(row)
}

export type NewClaim = Omit<Claim, 'status' | 'code'> & { readonly sealedRecipient: Buffer }

/** False where there is one of the name: of two at once the second waits for the first, and finds it. */
export async function addClaim(tx: AppTx, claim: NewClaim, dueAtMs: number): Promise<boolean> {
  const added = await tx
    .insertInto('goods_claim')
    .values({
      id: claim.id,
      uid: claim.uid,
      goods: claim.goods,
      pieces: claim.pieces,
      terms: JSON.stringify(claim.terms),
      deliver_method: claim.deliverMethod,
      sealed_recipient: claim.sealedRecipient,
      at: instant(claim.atMs),
      due_at: instant(dueAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

interface ClaimEnd {
  /** Why nothing came of it. Empty where something did. */
  readonly code: string
  readonly nowMs: number
}

/** Ends a claim that is open. False where somebody was faster. The redemption keeps to whom it goes. */
export async function endClaimRow(tx: AppTx, id: string, { code, nowMs }: ClaimEnd): Promise<boolean> {
  const status = code === '' ? 'done' : 'refused'
  const set = { status, code, ended_at: instant(nowMs), due_at: null, sealed_recipient: null }
  return (await compareAndSet(tx, 'goods_claim', { seen: { id, status: 'taken' }, set })) !== undefined
}

/** Says that the pieces of a claim are back. False where they were. */
export async function returnClaimRow(tx: AppTx, id: string): Promise<boolean> {
  const set = { status: 'returned' }
  return (await compareAndSet(tx, 'goods_claim', { seen: { id, status: 'done' }, set })) !== undefined
}
