import { findGoods, loadGoods } from '../../../apps/server/features/goods/index.ts'
import type { NewClaim } from '../../../apps/server/features/redemption/claim/claim.store.ts'
import { sealRecipient } from '../../../apps/server/features/redemption/recipientSeal.ts'
import { redemptionIdOf } from '../../../apps/server/features/redemption/redemption.rules.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'
import type { GoodsWish } from '@saya/contract/goods/goods.ts'
import { post } from '../../../apps/server/features/wallet/index.ts'
import { type SweepDeps, sweepRedemptions } from '../../../apps/server/features/redemption/index.ts'
import { ask } from '../ask.ts'
import { readLedger } from '../ledger/ledgerWorld.store.ts'
import { askOffice, staffOf, testMasters } from './operator.ts'
import type { Player, PlayerWish } from './player.ts'
import type { World } from './world.ts'
import { readClaimSum, readStock } from './mall.store.ts'

let named = 0

/** A thing that is sent by courier for 100 Filcoins. */
export const wishOfThing: GoodsWish = {
  name_en: 'Umbrella',
  name_tl: 'Payong',
  summary_en: 'Keeps the rain off.',
  summary_tl: 'Panlaban sa ulan.',
  imgs: ['/img/goods/folding-umbrella.webp', '/img/goods/folding-umbrella-2.webp'],
  price: 100,
  product_type: 1,
  deliver_method: 3,
  stores: [],
  gives: '',
  gives_amount: 0,
  most_per_person: 0,
  delivery_days: 7,
  delivery_en: 'By courier',
  delivery_tl: 'Sa courier',
  refund_en: 'No refund.',
  refund_tl: 'Walang refund.',
  sorting: 10,
  is_on: true,
}

const person = {
  recipient_name: 'Ana Reyes',
  phone_number: '0917 123 4567',
  email: '',
  delivery_address: 'Blk 3 Lot 5 #12, Sampaguita St., Makati',
  store_address: '',
}

interface SubmitWish extends Partial<typeof person> {
  readonly quantity?: string
  readonly deliver_method?: 1 | 2 | 3
  readonly price_filcoin?: string
  readonly terms?: string
  readonly key?: string
}

interface ClaimWish {
  readonly uid: bigint
  readonly id: string
  readonly name: string
  readonly pieces: number
}

async function claimOf({ db, clock }: World, { uid, id: goodsId, name, pieces }: ClaimWish): Promise<NewClaim> {
  const goods = await db.ref(tx => findGoods(tx, goodsId))
  if (!goods) throw new Error('There are no such goods.')
  const id = redemptionIdOf(uid, name)
  return {
    id,
    uid,
    goods: goodsId,
    pieces,
    terms: {
      nameEn: goods.name_en,
      nameTl: goods.name_tl,
      img: goods.imgs[0] ?? '',
      productType: goods.product_type,
      price: String(goods.price),
      gives: goods.gives,
      givesAmount: String(goods.gives_amount),
      deliveryDays: 7,
    },
    deliverMethod: goods.deliver_method,
    sealedRecipient: sealRecipient(id, person, { masters: testMasters, random: systemRandom }),
    atMs: clock.now(),
  }
}

const reason = 'As planned for the mall'

/** What staff do with goods, answered as they are. */
function goodsDesk(world: World, token: string) {
  return {
    createGoods(id: string, wish: Partial<GoodsWish>) {
      const body = { id, wish: { ...wishOfThing, ...wish }, reason }
      return askOffice(world, 'POST /office/api/goods/create', { body }, token)
    },
    changeGoods(id: string, version: number, wish: Partial<GoodsWish>) {
      const body = { id, version, wish: { ...wishOfThing, ...wish }, reason }
      return askOffice(world, 'POST /office/api/goods/change', { body }, token)
    },
  }
}

/**
 * What costs less than it is worth no staff can set, and a thing only two of them. Both come as the content does, so that members of a test
 * can pay them.
 */
function bringGoods({ db, clock }: World, goods: GoodsWish & { readonly id: string; readonly stock: number }) {
  return loadGoods(db, { stores: goods.stores, goods: [goods] }, clock.now())
}

interface Pricers {
  readonly content: { readonly token: string }
  readonly finance: { readonly token: string }
}

/** Content staff propose what a thing may cost, and finance agrees. */
async function agreePrice(
  world: World,
  { content, finance }: Pricers,
  wish: { readonly id: string; readonly price: number },
): Promise<void> {
  const asked = { body: { ...wish, reason } }
  const { data } = await askOffice(world, 'POST /office/api/goods/price/propose', asked, content.token)
  const decision = { body: { id: data.id, is_approved: true, reason } }
  await askOffice(world, 'POST /office/api/goods/price/decide', decision, finance.token)
}

/** The mall as staff fill it and members redeem in it. */
export async function mallTools(world: World) {
  const { db, clock } = world
  const staff = {
    content: await staffOf(world, { role: 'content' }),
    support: await staffOf(world, { role: 'support' }),
    finance: await staffOf(world, { role: 'finance' }),
  }
  /** Less than nothing goes out of the stock. */
  async function moveStock(id: string, pieces: number, seq = 0) {
    const direction = pieces < 0 ? ('out' as const) : ('in' as const)
    const body = { id, stock_seq: seq, direction, pieces: Math.abs(pieces), reason }
    return askOffice(world, 'POST /office/api/goods/stock', { body }, staff.content.token)
  }

  return {
    staff,
    moveStock,
    /** Goods that are sent by courier for 100 Filcoins, unless something else is said, with so many in stock. */
    async goods(stock: number, wish: Partial<GoodsWish> = {}): Promise<string> {
      const id = `goods-${++named}`
      const whole = { ...wishOfThing, ...wish }
      // Staff move the stock of a thing as they do anywhere.
      const isGift = whole.is_on && whole.gives !== ''
      if (whole.is_on) await bringGoods(world, { id, stock: isGift ? stock : 0, ...whole })
      else {
        const body = { id, wish: whole, reason }
        const { status, code } = await askOffice(world, 'POST /office/api/goods/create', { body }, staff.content.token)
        if (status !== 200) throw new Error(`The goods were refused: ${code}.`)
      }
      if (stock > 0 && !isGift) await moveStock(id, stock)
      return id
    },
    ...goodsDesk(world, staff.content.token),
    agreePrice: (id: string, price: number) => agreePrice(world, staff, { id, price }),
    async buyer(coins: bigint, wish: PlayerWish = {}): Promise<Player> {
      const player = await world.player({ kyc: 'fully_kyc', ...wish })
      const posting = { uid: player.uid, reference: `earned ${++named}`, amount: coins, nowMs: clock.now() }
      if (coins > 0n) await db.member(player.uid, tx => post(tx, { act: 'points', ...posting }))
      return player
    },
    submit({ token }: Player, goods_id: string, { key, ...wish }: SubmitWish = {}) {
      const body = { goods_id, quantity: '1', deliver_method: 3 as const, ...person, ...wish }
      const headers = { 'idempotency-key': key ?? `call ${++named}`.replace(' ', '-') }
      return ask(world, 'POST /member/order/submit', { body }, { token, headers })
    },
    /** The claim that a call of this name makes. */
    claim: ({ uid }: Player, id: string, { name, pieces = 1 }: { readonly name: string; readonly pieces?: number }) =>
      claimOf(world, { uid, id, name, pieces }),
    listOf: ({ token }: Player) => ask(world, 'GET /member/order/list', { query: {} }, { token }),
    async coinsOf({ uid }: Player): Promise<readonly (readonly [number, bigint])[]> {
      const { journal } = await db.member(uid, tx => readLedger(tx, uid))
      return journal.filter(({ kind }) => kind === 40 || kind === 41).map(({ kind, amount }) => [kind, amount] as const)
    },
    async vouchersOf({ uid }: Player): Promise<readonly bigint[]> {
      const { journal } = await db.member(uid, tx => readLedger(tx, uid))
      return journal.filter(({ kind }) => kind === 21).map(({ amount }) => amount)
    },
    /** What is left, what came in less what was taken out, and the pieces of claims that stand. */
    async stockOf(id: string) {
      return db.app(async tx => ({ ...(await readStock(tx, id)), claimed: await readClaimSum(tx, id) }))
    },
    sweep(deps: Partial<SweepDeps> = {}) {
      return sweepRedemptions({ db, clock, log: world.api.deposits.log, jurisdiction: 'standard', ...deps })
    },
  }
}

export type MallTools = Awaited<ReturnType<typeof mallTools>>
