import type { DeliverMethod, GoodsGift, ProductType } from '@saya/contract/goods/goods.ts'
import { type Selectable, sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import type { KeptStatus } from './redemption.rules.ts'

export interface Redemption {
  readonly id: string
  readonly uid: bigint
  readonly goods: string
  readonly nameEn: string
  readonly nameTl: string
  readonly img: string
  readonly productType: ProductType
  readonly deliverMethod: DeliverMethod
  readonly price: bigint
  readonly pieces: number
  readonly points: bigint
  readonly gives: GoodsGift
  readonly givesAmount: bigint
  readonly sealedRecipient: Buffer
  readonly status: KeptStatus
  readonly code: string
  readonly reason: string
  readonly courier: string
  readonly tracking: string
  readonly submittedAtMs: number
  readonly expectedAtMs: number
  readonly shippedAtMs: number | null
  readonly endedAtMs: number | null
  readonly returnDueAtMs: number | null
}

export function redemptionOf(row: Selectable<MemberTables['redemption']>): Redemption {
  return {
    id: row.id,
    uid: row.uid,
    goods: row.goods,
    nameEn: row.name_en,
    nameTl: row.name_tl,
    img: row.img,
    productType: row.product_type as ProductType,
    deliverMethod: row.deliver_method as DeliverMethod,
    price: row.price,
    pieces: row.pieces,
    points: row.points,
    gives: row.gives as GoodsGift,
    givesAmount: row.gives_amount,
    sealedRecipient: row.sealed_recipient,
    status: row.status as KeptStatus,
    code: row.code,
    reason: row.reason,
    courier: row.courier,
    tracking: row.tracking,
    submittedAtMs: row.submitted_at,
    expectedAtMs: row.expected_at,
    shippedAtMs: row.shipped_at,
    endedAtMs: row.ended_at,
    returnDueAtMs: row.return_due_at,
  }
}

type NewRedemption = Pick<
  Redemption,
  | 'id'
  | 'uid'
  | 'goods'
  | 'nameEn'
  | 'nameTl'
  | 'img'
  | 'productType'
  | 'deliverMethod'
  | 'price'
  | 'pieces'
  | 'gives'
  | 'givesAmount'
  | 'sealedRecipient'
  | 'submittedAtMs'
  | 'expectedAtMs'
>

/** Keeps what a claim is coming to. Of two at once the second waits for the first, and finds what that one wrote. */
export async function addRedemption(tx: MemberTx, redemption: NewRedemption): Promise<boolean> {
  const { nameEn, nameTl, productType, deliverMethod, givesAmount, sealedRecipient, ...named } = redemption
  const { submittedAtMs, expectedAtMs, ...plain } = named
  const added = await tx
    .insertInto('redemption')
    .values({
      ...plain,
      name_en: nameEn,
      name_tl: nameTl,
      product_type: productType,
      deliver_method: deliverMethod,
      points: redemption.price * BigInt(redemption.pieces),
      gives_amount: givesAmount,
      sealed_recipient: sealedRecipient,
      status: 'processing',
      submitted_at: instant(submittedAtMs),
      expected_at: instant(expectedAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function findRedemption(tx: MemberTx, uid: bigint, id: string): Promise<Redemption | undefined> {
  const row = await tx
    .selectFrom('redemption')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row && redemptionOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockRedemption(tx: MemberTx, uid: bigint, id: string): Promise<Redemption | undefined> {
  const row = await tx
    .selectFrom('redemption')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst()
  return row && redemptionOf(row)
}

type RedemptionChange = Parameters<typeof compareAndSet<MemberTables, 'redemption'>>[2]['set']

/** Changes a redemption that the caller holds. */
export async function setRedemption(
  tx: MemberTx,
  { id, status }: Pick<Redemption, 'id' | 'status'>,
  set: RedemptionChange,
): Promise<Redemption> {
  const row = await compareAndSet(tx, 'redemption', { seen: { id, status }, set })
  if (!row) throw new Error(`The redemption ${id} is no longer ${status}.`)
  return redemptionOf(row)
}

function shown(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('redemption').where('uid', '=', uid).where('status', '<>', 'refused')
}

interface Page {
  readonly place: RowPlace | null
  readonly skip: number
  readonly size: number
}

/** One page of what a member redeemed, newest first. */
export async function listRedemptionRows(
  tx: MemberTx,
  uid: bigint,
  { place, skip, size }: Page,
): Promise<readonly Redemption[]> {
  const query = shown(tx, uid).selectAll().orderBy('submitted_at', 'desc').orderBy('id', 'desc').limit(size)
  const placed = place
    ? query.where(sql<boolean>`(submitted_at, id) < (${instant(place.atMs)}, ${place.id}::uuid)`)
    : query.offset(skip)
  return (await placed.execute()).map(redemptionOf)
}

/** Whether something that was redeemed is still on its way to a member. */
export async function hasOpenRedemption(tx: MemberTx, uid: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom('redemption')
    .select('id')
    .where('uid', '=', uid)
    .where('status', 'in', ['processing', 'shipped'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many there are, exactly up to a thousand. */
export function countRedemptions(tx: MemberTx, uid: bigint): Promise<number> {
  return countRows(tx, shown(tx, uid).select('id'))
}

/** For the copy of a member's own data, a page at a time. */
export async function listOwnRedemptions(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<Redemption>,
): Promise<readonly Redemption[]> {
  const place = last ? { atMs: last.submittedAtMs, id: last.id } : null
  return listRedemptionRows(tx, uid, { place, skip: 0, size })
}
