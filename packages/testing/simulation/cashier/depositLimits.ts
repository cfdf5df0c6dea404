import { manilaDay } from '@saya/money'
import { askDue } from '../../../../apps/server/features/deposit/index.ts'
import { ask } from '../../ask.ts'
import type { DepositWorld } from '../../world/depositWorld.ts'
import { limitTools } from '../../world/limitTools.ts'
import { type Player, signInAgain } from '../../world/player.ts'
import { passTime } from '../passTime.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { readPaidIn } from './depositLimits.store.ts'

const peso = 10_000n
const dayMs = 86_400_000

const periods = ['day', 'week', 'month'] as const
type Period = (typeof periods)[number]

/** A limit as the member understands it. */
interface ModelLimit {
  readonly most: bigint
  readonly asked?: { readonly most: string; readonly atMs: number }
}

interface LimitLife {
  readonly cashier: DepositWorld
  readonly seed: number
  readonly random: SeededRandom
  player: Player
  readonly limits: Map<Period, ModelLimit>
  /** Every deposit that was ever opened: whoever asks for the same again is shown the page that is open. */
  readonly known: Set<string>
  readonly pages: { readonly id: string; readonly payUrl: string }[]
  readonly faults: string[]
  readonly counts: { opened: number; refused: number; raised: number; paid: number }
}

export type LimitEnd = Pick<LimitLife, 'faults' | 'counts'>

/**
 * A member sets, lowers and raises limits of what they pay in, opens several deposits at once, pays some of them, in time or late, and
 * calls some off, over days and weeks. What is let through and what is refused is compared with sums of the journal made in another way.
 */
export async function simulateDepositLimits(cashier: DepositWorld, seed: number): Promise<LimitEnd> {
  const random = seededRandom(seed)
  const made = {
    limits: new Map(),
    known: new Set<string>(),
    pages: [],
    faults: [],
    counts: { opened: 0, refused: 0, raised: 0, paid: 0 },
  }
  const life: LimitLife = { cashier, seed, random, player: await cashier.player(), ...made }
  await set(life)
  for (let left = random.between(18, 24); left > 0; left--) await take(life)
  return life
}

async function take(life: LimitLife): Promise<void> {
  const { random } = life
  const dice = random.between(1, 12)
  if (dice <= 2) await set(life)
  else if (dice <= 4) await confirm(life)
  else if (dice <= 8) await open(life)
  else if (dice <= 9) await pay(life)
  else if (dice <= 10) await callOff(life)
  else await pass(life)
}

const mosts = ['300', '700', '1500', '4000', ''] as const
const unitsOf = (pesos: string) => BigInt(pesos) * peso

/** A first limit and a lower one hold at once. Any other is asked for. */
async function set({ cashier, random, player, limits, faults, seed }: LimitLife): Promise<void> {
  const [period, most] = [random.pick(periods), random.pick(mosts)]
  const known = limits.get(period)
  const { status } = await limitTools(cashier.world).set(player, { counts: 'deposit', period, most })
  if (status !== 200) faults.push(`seed ${seed}: a limit of ${most} was refused with ${status}`)
  else if (most !== '' && (!known || unitsOf(most) < known.most)) limits.set(period, { most: unitsOf(most) })
  else if (known && most !== '' && unitsOf(most) === known.most) limits.set(period, { most: known.most })
  else if (known && known.asked?.most !== most) {
    limits.set(period, { most: known.most, asked: { most, atMs: cashier.world.clock.now() } })
  }
}

/** What was asked for holds once it is confirmed, a day later at the earliest. */
async function confirm({ cashier, random, player, limits, faults, counts, seed }: LimitLife): Promise<void> {
  const waiting = [...limits].filter(([, { asked }]) => asked)
  if (waiting.length === 0) return
  const [period, { asked }] = random.pick(waiting)
  if (!asked) return
  const { most, atMs } = asked
  const { status } = await limitTools(cashier.world).confirm(player, { counts: 'deposit', period, most })
  if (status !== 200) return
  const waitedMs = cashier.world.clock.now() - atMs
  if (waitedMs < dayMs) faults.push(`seed ${seed}: a limit of a ${period} was raised after ${waitedMs} ms`)
  counts.raised += 1
  if (most === '') limits.delete(period)
  else limits.set(period, { most: unitsOf(most) })
}

/** When the period began that a moment lies in, as Manila's calendar has it. */
function sinceOf(period: Period, nowMs: number): number {
  const day = manilaDay(nowMs)
  if (period === 'month') return Date.parse(`${day.slice(0, 7)}-01T00:00:00+08:00`)
  const midnightMs = Date.parse(`${day}T00:00:00+08:00`)
  // Weeks begin on Mondays. In UTC that midnight is still the day before.
  const daysBehindMonday = new Date(midnightMs).getUTCDay()
  return period === 'day' ? midnightMs : midnightMs - daysBehindMonday * dayMs
}

/** What counts towards each limit now. */
async function usedOf({ cashier: { world }, player, limits }: LimitLife) {
  const { credited, pending } = await world.db.member(player.uid, tx => readPaidIn(tx, player.uid))
  const nowMs = world.clock.now()
  return [...limits].map(([period, { most }]) => {
    const sinceMs = sinceOf(period, nowMs)
    const paid = credited.reduce((sum, { amount, atMs }) => (atMs >= sinceMs ? sum + amount : sum), 0n)
    return { period, most, used: paid + pending }
  })
}

/** One or several at once, none of which may pass a limit, and one alone is let through that lies within all. */
async function open(life: LimitLife): Promise<void> {
  const { cashier, random, player, known, pages, faults, counts, seed } = life
  const amounts = Array.from({ length: random.pick([1, 1, 2, 4]) }, () => random.between(100, 600))
  const before = await usedOf(life)
  const answers = await Promise.all(amounts.map(amount => cashier.open(player, { amount: String(amount) })))
  const opened = answers.filter(({ status, data }) => status === 200 && !known.has(data.id))
  for (const { status } of answers) if (status === 401) faults.push(`seed ${seed}: a deposit met no session`)
  for (const { data } of opened) {
    if (!known.has(data.id)) pages.push({ id: data.id, payUrl: data.pay_url })
    known.add(data.id)
  }
  const refused = answers.filter(({ code }) => code?.startsWith('deposit_limit'))
  counts.opened += opened.length
  counts.refused += refused.length
  const beyond = (await usedOf(life)).filter(({ used, most }) => used > most)
  if (opened.length > 0) {
    for (const { period, used, most } of beyond)
      faults.push(`seed ${seed}: ${used} of ${most} a ${period} was let through`)
  }
  const [amount = 0] = amounts
  const hasRoom = before.every(({ used, most }) => used + BigInt(amount) * peso <= most)
  if (amounts.length === 1 && refused.length === 1 && hasRoom) faults.push(`seed ${seed}: ${amount} was refused`)
}

/** What is paid is credited, also where it is late and whatever the limits say. */
async function pay(life: LimitLife): Promise<void> {
  const { cashier, random, player, pages, faults, counts, seed } = life
  const [page] = pages.splice(random.between(0, Math.max(0, pages.length - 1)), 1)
  if (!page) return
  const count = async () =>
    (await cashier.world.db.member(player.uid, tx => readPaidIn(tx, player.uid))).credited.length
  const before = await count()
  await cashier.act(page.payUrl)
  const endMs = Date.now() + 15_000
  while ((await count()) === before && Date.now() < endMs) await new Promise(resolve => setTimeout(resolve, 20))
  if ((await count()) !== before + 1) faults.push(`seed ${seed}: the payment of ${page.id} was not credited`)
  counts.paid += 1
}

async function callOff({ cashier: { world }, random, player, pages }: LimitLife): Promise<void> {
  const [page] = pages.splice(random.between(0, Math.max(0, pages.length - 1)), 1)
  if (page) await ask(world, 'POST /finance/deposit/cancel', { body: { id: page.id } }, player)
}

/** Minutes, hours or days, over the ends of days, weeks and months; pages run out meanwhile. Who comes back signs in again. */
async function pass(life: LimitLife): Promise<void> {
  const { random, cashier } = life
  const { world } = cashier
  await passTime(world, random.pick([3, 31, 700, 1500, 3000, 11_000]))
  while ((await askDue(world.api.deposits)) > 0);
  life.player = await signInAgain(world.db, world.clock, life.player)
}
