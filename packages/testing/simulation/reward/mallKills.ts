import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { loadGoods } from '../../../../apps/server/features/goods/index.ts'
import { collectReward, promiseReward } from '../../../../apps/server/features/reward/index.ts'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { ask } from '../../ask.ts'
import { approve } from '../../desk/promotionDesk.ts'
import { wishOfThing } from '../../world/mall.ts'
import { readClaimSum, readStock } from '../../world/mall.store.ts'
import { askOffice, staffOf } from '../../world/operator.ts'
import { createPlayer, type Player } from '../../world/player.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { persist } from '../kill/persist.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { AnswerWatch } from './followCalls.ts'
import { readShopperBooks, type ShopperBooks } from './mallKills.store.ts'

const goods = ['kill-voucher', 'kill-ticket', 'kill-parcel'] as const
type GoodsName = (typeof goods)[number]

const prices: Readonly<Record<GoodsName, number>> = { 'kill-voucher': 100, 'kill-ticket': 60, 'kill-parcel': 90 }
const voucher = 5n * 10_000n
/** What a shopper has saved before: enough for one of each. */
const savings = 400n
const stock = 100_000

/** The token of whoever sends and gives up what was redeemed. */
export interface Mall {
  readonly support: string
}

/** Goods that give a voucher, a cashback ticket and a thing that is sent. */
export async function openMall({ db }: KillPlace): Promise<Mall> {
  const gift = { deliver_method: 1, most_per_person: 3 } as const
  const whole = { ...wishOfThing, stock, sorting: 0 }
  const all = [
    { ...whole, ...gift, id: 'kill-voucher', price: prices['kill-voucher'], gives: 'voucher', gives_amount: 5 },
    { ...whole, ...gift, id: 'kill-ticket', price: prices['kill-ticket'], gives: 'ticket', gives_amount: 1 },
    { ...whole, id: 'kill-parcel', price: prices['kill-parcel'] },
  ] as const
  await loadGoods(db, { stores: [], goods: [...all] }, systemClock.now())
  const { token } = await staffOf({ db, clock: systemClock }, { role: 'support' })
  return { support: token }
}

/** Members with an approved ID and Filcoins that came by a reward. */
export async function enrolShoppers({ db }: KillPlace, count: number): Promise<readonly Player[]> {
  const players: Player[] = []
  while (players.length < count) {
    const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
    await approve({ db, clock: systemClock }, player)
    const key = { uid: player.uid, kind: 42, name: 'savings', nowMs: systemClock.now() } as const
    const basis = { promotion: 'test', version: 1, decision: randomUUID() }
    await db.member(player.uid, async tx => {
      await promiseReward(tx, { ...key, amount: savings, basis })
      await collectReward(tx, { jurisdiction: 'standard' }, key)
    })
    players.push(player)
  }
  return players
}

/** At each copy a check-in, one order of each of the goods, and what staff do about the parcel: to send it, and to end it. */
export function callsOfShopper({ urls }: KillPlace): number {
  return urls.length * (1 + goods.length + 2)
}

interface Shopping {
  readonly mall: Mall
  readonly players: readonly Player[]
  readonly random: SeededRandom
  readonly calls: AnswerWatch
}

/** What each shopper was told, by everybody who was asked. */
export type ToldShoppers = ReadonlyMap<bigint, readonly string[]>

const done = 'done'
const nobody = { status: 0, code: 'nobody there' }

/**
 * Each checks in and redeems one of each, with one message each that is sent to both copies. Staff send the parcel and then end it, as
 * received or as lost, at both copies too.
 */
export async function shopAll(place: KillPlace, { mall, players, random, calls }: Shopping): Promise<ToldShoppers> {
  const told = new Map<bigint, readonly string[]>()
  /** The same message to each copy, until each has said something that stands. */
  async function tell(what: string, send: (url: string) => Promise<{ status: number; code: string | undefined }>) {
    const answers = place.urls.map(url => {
      return calls.count(persist(what, () => send(url), calls.hasHope).catch(() => nobody))
    })
    return (await Promise.all(answers)).map(({ status, code }) => `${what}: ${status === 200 ? done : code}`)
  }
  await Promise.all(
    players.map(async player => {
      await wait(random.between(0, 6000))
      const [checkedIn, ...ordered] = await Promise.all([
        tell('check-in', url => checkIn(url, player)),
        ...goods.map(name => tell(name, url => order(url, player, name))),
      ])
      const id = await findParcel(place, player, calls)
      const body = { uid: String(player.uid), id }
      const sent = await tell('ship', url => {
        const parcel = { ...body, courier: 'LBC', tracking: 'LBC 1' }
        return askOffice({ url }, 'POST /office/api/redemption/ship', { body: parcel }, mall.support)
      })
      const ended = await tell('end', url =>
        isLost(player)
          ? askOffice(
              { url },
              'POST /office/api/redemption/fail',
              { body: { ...body, reason: 'Lost on the way' } },
              mall.support,
            )
          : askOffice({ url }, 'POST /office/api/redemption/complete', { body }, mall.support),
      )
      told.set(player.uid, [checkedIn ?? [], ...ordered, sent, ended].flat())
    }),
  )
  return told
}

const isLost = ({ uid }: Pick<Player, 'uid'>) => uid % 2n === 0n

function checkIn(url: string, { uid, token }: Player) {
  const headers = { 'idempotency-key': `check-in-${uid}` }
  return ask({ url }, 'POST /promo/task/claim', { body: { ty: '1', make_up: '0' } }, { token, headers })
}

function order(url: string, { uid, token }: Player, name: GoodsName) {
  const headers = { 'idempotency-key': `order-${uid}-${name}` }
  const body = {
    goods_id: name,
    quantity: '1',
    deliver_method: name === 'kill-parcel' ? 3 : 1,
    recipient_name: 'Ana Reyes',
    phone_number: '09171234567',
    email: 'ana@example.com',
    delivery_address: 'Sampaguita St., Makati',
  }
  return ask({ url }, 'POST /member/order/submit', { body }, { token, headers })
}

/** Under which number the parcel of a shopper goes; none where nobody could tell. */
async function findParcel({ url }: KillPlace, { token }: Player, calls: AnswerWatch): Promise<string> {
  const asking = () => ask({ url }, 'GET /member/order/list', { query: {} }, { token })
  const answer = await persist('The list of redemptions', asking, calls.hasHope).catch(() => undefined)
  return answer?.data.d.find(row => row.goods_id === 'kill-parcel')?.id ?? randomUUID()
}

/** Each checked in once and has one of each, paid once; what was lost is paid back once, and the stock has what nobody has. */
export async function findWrongShopping({ db }: KillPlace, told: ToldShoppers): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [uid, words] of told) {
    const books = await db.member(uid, tx => readShopperBooks(tx, uid))
    // Whoever asks again behind the other copy hears that a parcel stands elsewhere by now.
    const bad = words.filter(word => !word.endsWith(done) && !word.endsWith('redemption_state'))
    faults.push(...findWrongShopper(uid, books), ...bad.map(word => `${uid} was told ${word}`))
  }
  for (const name of goods) {
    const { left, received } = await db.app(tx => readStock(tx, name))
    const claimed = await db.app(tx => readClaimSum(tx, name))
    if (left + claimed !== received)
      faults.push(`Of ${received} of ${name} ${left} are left and ${claimed} are claimed`)
  }
  return faults
}

/** The Filcoins of the first check-in. */
const firstDay = 10n

function findWrongShopper(uid: bigint, { orders, postings, tickets }: ShopperBooks): readonly string[] {
  const lost = isLost({ uid })
  const [must, has] = [
    {
      orders: [`kill-parcel ${lost ? 'failed' : 'received'}`, 'kill-ticket successful', 'kill-voucher successful'],
      postings: [
        `21 ${voucher}`,
        ...Object.values(prices)
          .toSorted((one, other) => one - other)
          .map(price => `40 ${price}`),
        ...(lost ? [`41 ${prices['kill-parcel']}`] : []),
        `42 ${firstDay}`,
        `42 ${savings}`,
      ],
      tickets: 1,
    },
    {
      orders: orders.map(({ goods: name, status }) => `${name} ${status}`),
      postings: postings.map(({ kind, amount }) => `${kind} ${amount}`),
      tickets,
    },
  ].map(books => JSON.stringify(books))
  return has === must ? [] : [`${uid} has ${has} and not ${must}`]
}
