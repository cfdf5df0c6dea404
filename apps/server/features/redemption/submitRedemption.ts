import type { contract } from '@saya/contract'
import { methodsOf } from '@saya/contract/goods/goods.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { keptRecipient, recipientFault } from '@saya/contract/redemption/recipient.ts'
import { tellChange } from '../../platform/events/index.ts'
import { RefusedRequest } from '../../platform/http/answer/refusedRequest.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { newId } from '../../platform/newId.ts'
import { countTickets, findGoods, findLeft, findShare, type Goods, ticketRoom } from '../goods/index.ts'
import { refuseAct } from '../kyc/index.ts'
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
    const goods = await deps.db.ref(tx => findGoods(tx, call.body.goods_id))
    if (!goods?.is_on) return refuse('not_found')
    const read = readWish(call, goods)
    if (!read.ok) return read
    const isFirst = await call.hold()
    // The same call again without a key, within the same moments, is not claimed beside the one that is at it.
    if (call.callName === null && !isFirst) return call.once(stillAtIt)
    const taken = await take(deps, call, { goods, pieces: read.data })
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

/** How many pieces, or what is wrong with the form. */
function readWish({ body }: Call<Operation>, goods: Goods) {
  const pieces = readPieces(body.quantity)
  if (pieces === undefined) return refuse('redemption_quantity')
  const method = body.deliver_method
  if (!methodsOf(goods.product_type, goods.deliver_method).includes(method)) return refuse('redemption_method')
  const fault = recipientFault(method, body)
  if (fault) return refuse(fault)
  if (method === 2 && !goods.stores.includes(body.store_address.trim())) return refuse('recipient_store')
  return done(pieces)
}

interface PieceRequest {
  readonly goods: Goods
  readonly pieces: number
}

/** The claim of this call: a new one, or the one that it made before, however far that has come. */
async function take(deps: RedemptionDeps, call: Call<Operation>, wish: PieceRequest) {
  const id = call.callName === null ? newId(deps.random) : redemptionIdOf(call.caller.uid, call.callName)
  const known = await deps.db.app(tx => findClaim(tx, id))
  if (known) return done(sameClaim(known, wish))
  const obstacle = await findObstacle(deps, call, wish)
  if (obstacle) return obstacle
  try {
    const claim = claimOf(deps, call, { id, ...wish })
    return done(
      sameClaim(await deps.db.app(tx => takeClaim(tx, deps, { claim, most: wish.goods.most_per_person })), wish),
    )
  } catch (fault) {
    if (!(fault instanceof NotTaken)) throw fault
    // Somebody was faster: now it shows what is in the way.
    return (await findObstacle(deps, call, wish)) ?? refuse('goods_restocking')
  }
}

/** A key that outlived its day may come with another wish. */
function sameClaim(claim: Claim, { goods, pieces }: PieceRequest): Claim {
  if (claim.goods !== goods.id || claim.pieces !== pieces) throw new RefusedRequest('replay_mismatch')
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
  const act = { uid, gate: 'welfare', nowMs: clock.now(), jurisdiction } as const
  const { closed, balance } = await db.member(uid, async tx => ({
    closed: await refuseAct(tx, act, 'redemption_kyc_required'),
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
