import { parsePesos, unitsPerPeso } from '@saya/money'
import { type Chance, chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { habits, isSaver } from '../resident.rules.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import type { TownCaller } from '../townCalls.ts'
import { isPayday, type TownDay, visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
/** So many stakes are in the wallet of who plays without paying in first. */
const enoughStakes = 8n
/** One who does not pay finds out that it is over. */
const overMs = 31 * minuteMs
const channels = ['gcash', 'gcash', 'gcash', 'maya', 'maya', 'qrph', 'grabpay', 'bpi']
/** So many begin to pay in just before the town ends, and have not paid yet. */
const everyLast = 40

/** Residents pay in before they play, where little is left; some of them change their mind on the gateway's page. */
export const depositPart: TownPart = {
  plan(town, day, session) {
    const chance = chanceOf(day.seed, 'deposit', session.resident.index, day.index)
    const atMs = day.isLast ? lastAt(day, session) : visitAt(day, session.resident)
    if (atMs === undefined) return nothingMore
    const perform = () => payIn(town, day, { session, chance })
    return [{ atMs: atMs - 5 * minuteMs, actor: actorOf(session), perform }]
  },
}

/** What is paid today is paid at the gateways that are there, and not in the town: their books do not know it. */
function lastAt({ untilMs }: TownDay, { resident }: ResidentSession): number | undefined {
  return resident.index % everyLast === 0 ? untilMs : undefined
}

export interface PayingIn {
  readonly session: ResidentSession
  readonly chance: Chance
  /** The how many-th time it is on that day. */
  readonly turn?: number
}

export async function payIn(
  town: Town,
  day: TownDay,
  { session, chance, turn = 1 }: PayingIn,
): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  const { deposit, stakes } = habits[session.resident.habit]
  const { data } = await town.calls.ask('GET /finance/wallet', {}, caller)
  const hasEnough = (parsePesos(data.balance) ?? 0n) >= BigInt(Math.max(...stakes)) * enoughStakes * unitsPerPeso
  if (hasEnough && !day.isLast) return nothingMore
  const pesos = roundPesos(chance.between(deposit[0], deposit[1])) * (isPayday(day) ? 2 : 1)
  const cashback = await hasTicket(town, session, caller)
  const body = { amount: String(pesos), pid: chance.pick(channels), ...(cashback && { cashback_flag: '1' as const }) }
  const again = turn === 1 ? '' : `-${turn}`
  const key = `town-deposit-${session.resident.index}-${day.index}${again}`
  // Whoever is not verified yet is told so, and comes another day.
  const opened = await town.calls.ask('POST /finance/payment/deposit', { body }, { ...caller, key })
  if (!opened.isDone || day.isLast) return nothingMore
  const { id, pay_url: payUrl } = opened.data
  if (chance.isPercent(7)) return [lookAt(town, session, { id, inMs: overMs })]
  return [leave(town, session, { id, payUrl, inMs: chance.between(20, 150) * secondMs })]
}

/** Whoever redeemed a ticket uses it with the next deposit. */
async function hasTicket({ calls }: Town, { resident }: ResidentSession, caller: TownCaller): Promise<boolean> {
  if (!isSaver(resident)) return false
  return (await calls.ask('GET /promo/cashback/detail', {}, caller)).data.coupons_num > 0
}

function roundPesos(pesos: number): number {
  const step = pesos < 1000 ? 50 : 500
  return pesos - (pesos % step)
}

interface Paying {
  readonly id: string
  readonly payUrl: string
  readonly inMs: number
}

/** Pays, and comes back to the app, which looks what came of it. */
function leave(town: Town, session: ResidentSession, { id, payUrl, inMs }: Paying): TownEvent {
  async function perform() {
    town.pay(payUrl)
    return [lookAt(town, session, { id, inMs: 5 * secondMs })]
  }
  return { atMs: town.clock.now() + inMs, actor: actorOf(session), perform }
}

function lookAt(
  town: Town,
  session: ResidentSession,
  { id, inMs }: { readonly id: string; readonly inMs: number },
): TownEvent {
  async function perform() {
    const caller = await enter(town, session)
    if (caller) await town.calls.ask('GET /finance/deposit/detail', { query: { id } }, caller)
    return nothingMore
  }
  return { atMs: town.clock.now() + inMs, actor: actorOf(session), perform }
}
