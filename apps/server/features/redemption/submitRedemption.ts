import type { contract } from '@saya/contract'
import { methodsOf } from '@saya/contract/goods/goods.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { keptRecipient, recipientFault } from '@saya/contract/redemption/recipient.ts'
import { tellChange } from '../../platform/events/index.ts'
import { RefusedRequest } from '../../platform/http/answer/refusedRequest.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { newId } from '../../platform/newId.ts'
import {
  countTickets,
  findGoods,
  findLeft,
  findShare,
  type Goods,
  refuseRedeeming,
  termsOf,
  ticketRoom,
} from '../goods/index.ts'
import { findCoinBalance } from '../wallet/index.ts'
import { type Claim, findClaim, type NewClaim } from './claim/claim.store.ts'
import { endClaim } from './claim/endClaim.ts'
import { NotTaken, takeClaim } from './claim/takeClaim.ts'
import type { RedemptionDeps } from './deps.ts'
import { sealRecipient } from './recipientSeal.ts'
import { type KeptCode, redeem, type RedeemOutcome } from './redeem.ts'
import { judgeWish, readPieces, redemptionIdOf } from './redemption.rules.ts'

type Operation = typeof contract.redemption.submitRedemption

/**
 * Three durable steps: whose the pieces are stands in `app`, then the redemption and its Filcoins in the member's own schema, and then
 * that the claim is done. Whoever is cut off between them makes the same call again, or is seen to by the sweep.
 */
export function submitRedemption(deps: RedemptionDeps): Handler<Operation> {
  return async call => {
    const known = await findKnown(deps, call)
    if (known) {
      await call.hold()
      return settle(deps, call, known)
    }
    const goods = await deps.db.ref(tx => findGoods(tx, call.body.goods_id))
    const read = readWish(call, goods)
    // A call without a key has no claim to be found by: what it came to in the same moments is answered first.
    if (!read.ok) return call.callName === null ? call.once(() => Promise.resolve(read)) : read
    const isFirst = await call.hold()
    // The same call again without a key, within the same moments, is not claimed beside the one that is at it.
    if (call.callName === null && !isFirst) return call.once(stillAtIt)
    const taken = await take(deps, call, read.data)
    if (!taken.ok) {
      await call.letGo()
      return taken
    }
    return settle(deps, call, taken.data)
  }
}

function stillAtIt(): Promise<never> {
  throw new RefusedRequest('in_progress', { retryAfterSeconds: 1 })
}

/** The claim that this call made before, however far that has come: it goes on by the terms of then. */
async function findKnown(deps: RedemptionDeps, call: Call<Operation>): Promise<Claim | undefined> {
  if (call.callName === null) return undefined
  const { uid } = call.caller
  const id = redemptionIdOf(uid, call.callName)
  const known = await deps.db.app(tx => findClaim(tx, id))
  return known && sameClaim(known, call)
}

/** Which goods and how many pieces, or what is wrong with the form. */
function readWish({ body }: Call<Operation>, goods: Goods | undefined) {
  if (!goods?.is_on) return refuse('goods_off')
  if (body.terms !== '' && body.terms !== termsOf(goods)) return refuse('goods_changed')
  const pieces = readPieces(body.quantity)
  if (pieces === undefined) return refuse('redemption_quantity')
  const method = body.deliver_method
  if (!methodsOf(goods.product_type, goods.deliver_method).includes(method)) return refuse('redemption_method')
  const fault = recipientFault(method, body)
  if (fault) return refuse(fault)
  if (method === 2 && !goods.stores.includes(body.store_address.trim())) return refuse('recipient_store')
  return done({ goods, pieces })
}

interface PieceRequest {
  readonly goods: Goods
  readonly pieces: number
}

/** The claim of this call: a new one, or the one that the same call has made in the same moment. */
async function take(deps: RedemptionDeps, call: Call<Operation>, wish: PieceRequest) {
  const id = call.callName === null ? newId(deps.random) : redemptionIdOf(call.caller.uid, call.callName)
  const obstacle = await findObstacle(deps, call, wish)
  if (obstacle) {
    // What stands in the way may be what the same call has taken in the meantime.
    const made = await findKnown(deps, call)
    return made ? done(made) : obstacle
  }
  try {
    const claim = claimOf(deps, call, { id, ...wish })
    const taken = await deps.db.app(tx => takeClaim(tx, deps, { claim, most: wish.goods.most_per_person }))
    return done(sameClaim(taken, call))
  } catch (fault) {
    if (!(fault instanceof NotTaken)) throw fault
    // Somebody was faster: now it shows what is in the way.
    return (await findObstacle(deps, call, wish)) ?? refuse('goods_restocking')
  }
}

/** A key that outlived its day may come with another wish. */
function sameClaim(claim: Claim, { body }: Call<Operation>): Claim {
  if (claim.goods !== body.goods_id || claim.pieces !== readPieces(body.quantity))
    throw new RefusedRequest('replay_mismatch')
  return claim
}

function claimOf(
  deps: RedemptionDeps,
  { body, caller }: Call<Operation>,
  { id, goods, pieces }: PieceRequest & { id: string },
) {
  const recipient = keptRecipient(body.deliver_method, body)
  const claim: NewClaim = {
    id,
    uid: caller.uid,
    goods: goods.id,
    pieces,
    terms: {
      nameEn: goods.name_en,
      nameTl: goods.name_tl,
      img: goods.imgs[0] ?? '',
      productType: goods.product_type,
      price: String(goods.price),
      gives: goods.gives,
      givesAmount: String(goods.gives_amount),
      deliveryDays: goods.delivery_days,
    },
    deliverMethod: body.deliver_method,
    sealedRecipient: sealRecipient(id, recipient, deps),
    atMs: deps.clock.now(),
  }
  return claim
}

/** What keeps the member from it as things stand, in the order in which one would want to know. */
async function findObstacle(deps: RedemptionDeps, { caller, body }: Call<Operation>, { goods, pieces }: PieceRequest) {
  const { db, clock, jurisdiction } = deps
  const { uid } = caller
  const act = { uid, nowMs: clock.now(), jurisdiction }
  const { closed, balance } = await db.member(uid, async tx => ({
    closed: await refuseRedeeming(tx, act),
    balance: await findCoinBalance(tx, uid),
  }))
  if (closed) return closed
  const { left, share, tickets } = await db.app(async tx => ({
    left: await findLeft(tx, goods.id),
    share: await findShare(tx, goods.id, uid),
    tickets: goods.gives === 'ticket' ? await countTickets(tx, uid) : 0,
  }))
  const room = ticketRoom(goods.gives, goods.gives_amount, tickets)
  const standing = { left, share, most: goods.most_per_person, balance, room }
  return judgeWish({ price: goods.price, pieces, seen: body.price_filcoin }, standing)
}

async function settle(deps: RedemptionDeps, { caller, once }: Call<Operation>, claim: Claim) {
  let came: RedeemOutcome | undefined
  const outcome = await once(async tx => {
    came = await redeem(tx, deps, claim)
    return came.code === '' ? done('success' as const) : refuse<KeptCode>(came.code)
  })
  if (came) await endClaim(deps, claim, came.code)
  if (came?.isNew && claim.terms.gives === 'voucher') await tellChange(deps, caller.uid, 'wallet')
  return outcome
}
