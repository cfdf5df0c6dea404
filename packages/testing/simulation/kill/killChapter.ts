import { setTimeout as wait } from 'node:timers/promises'
import { type Driver, openLine, type UnderstoodAnswer } from '@saya/conformance'
import { type CashierReport, cashierUnderKills } from '../cashier/cashierUnderKills.ts'
import { findLosses, type Acknowledgement } from './findLosses.ts'
import { driverOf } from './gameDriver.ts'
import { type KillPlace, victims } from './killPlace.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'

export interface KillWish {
  readonly seed: number
  readonly kills: number
  /** The first of the members that this chapter makes for itself. */
  readonly firstUid: bigint
  /** How many people pay in and out meanwhile. */
  readonly payers?: number
  readonly onKill?: (done: number, figures: KillFigures) => void
}

export interface KillFigures {
  /** Commands whose answer came, and how many of them had been sent in vain before. */
  readonly acknowledged: number
  readonly retried: number
}

export interface KillReport extends KillFigures {
  /** What those came to who paid in and out meanwhile. */
  readonly cashier: CashierReport
  readonly faults: readonly string[]
}

type Act = Acknowledgement['act']

const members = 12
const usualPayers = 16
const players = 24
const peso = 10_000n
const balance = 1000n * peso
const mostWaitMs = 90_000
/** So many answers come between one kill and the next, so that each of them falls into the midst of play. */
const answersBetween = 60
/** So many deposits and withdrawals too. */
const ordersBetween = 4

/**
 * Members play, pay in and are paid out over HTTP while api, worker and database are killed in turn. Tells what was lost, doubled or left
 * inconsistent: nothing, if all is well.
 */
export async function killChapter(place: KillPlace, wish: KillWish): Promise<KillReport> {
  const { seed, kills, firstUid, payers = usualPayers, onKill } = wish
  const random = seededRandom(seed)
  const uids = Array.from({ length: members }, (_, index) => firstUid + BigInt(index))
  const drivers = await seat(place, uids)
  const line = openLine(new URL(place.url))
  const acknowledged = new Map<string, Acknowledgement>()
  const faults: string[] = []
  const state = { isOver: false, retried: 0 }

  async function send(driver: Driver, act: Act): Promise<UnderstoodAnswer | undefined> {
    const draft = driver.draft(act)
    const received = await line.exchange(draft).catch(() => undefined)
    return received && driver.understand(draft, received)
  }
  /** As a provider does: the same again until the answer is one that stands. */
  async function ask(uid: bigint, act: Act): Promise<void> {
    const driver = drivers.get(uid) as Driver
    for (let attempt = 0, endMs = Date.now() + mostWaitMs; Date.now() < endMs; attempt++) {
      const heard = await send(driver, act)
      if (attempt === 1) state.retried++
      if (heard && heard.said !== 'later') return remember(uid, act, heard)
      await wait(50)
    }
    faults.push(`${act.kind} ${act.tx} never came to an answer that stands`)
  }
  function remember(uid: bigint, act: Act, { word }: UnderstoodAnswer): void {
    const key = `${act.kind} ${act.tx}`
    const before = acknowledged.get(key)
    if (before && before.word !== word) faults.push(`${key} was answered ${before.word}, and then ${word}`)
    acknowledged.set(key, { uid, act, word })
  }
  async function play(player: number): Promise<void> {
    for (let round = 0; !state.isOver; round++) {
      const uid = random.pick(uids)
      for (const act of roundOf(random, `${seed}.${player}.${round}`)) await ask(uid, act)
    }
  }
  const cashier = await cashierUnderKills(place, { seed, people: payers })
  const isWell = () => faults.length === 0 && cashier.isWell()
  const playing = Promise.all(Array.from({ length: players }, (_, player) => play(player)))
  for (let kill = 1; kill <= kills && isWell(); kill++) {
    await untilBusy({ bets: () => acknowledged.size, orders: payers > 0 ? cashier.orders : nobodys, isWell })
    await wait(random.between(0, 150))
    await place.kill(victims[kill % victims.length] as (typeof victims)[number])
    onKill?.(kill, figuresOf(acknowledged, state))
  }
  state.isOver = true
  await playing
  line.close()
  const paid = await cashier.end()
  return {
    ...figuresOf(acknowledged, state),
    cashier: paid,
    faults: [
      ...faults,
      ...paid.faults,
      ...place.falls(),
      ...(await findLosses(place.db, { uids, balance, acknowledged })),
    ],
  }
}

function figuresOf({ size }: ReadonlyMap<string, unknown>, { retried }: { readonly retried: number }): KillFigures {
  return { acknowledged: size, retried }
}

/** Where nobody pays, no kill waits for an order. */
const nobodys = () => Number.POSITIVE_INFINITY

interface Busy {
  bets(): number
  orders(): number
  isWell(): boolean
}

/** So much has gone on that the next kill falls into the midst of it. */
async function untilBusy({ bets, orders, isWell }: Busy): Promise<void> {
  const [mostBets, mostOrders] = [bets() + answersBetween, orders() + ordersBetween]
  while ((bets() < mostBets || orders() < mostOrders) && isWell()) await wait(5)
}

async function seat(place: KillPlace, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, Driver>> {
  const drivers = new Map<bigint, Driver>()
  for (const uid of uids) drivers.set(uid, driverOf(uid, await place.enlist(uid, balance)))
  return drivers
}

/** A bet and what follows it; one command in ten is sent twice. */
function roundOf(random: SeededRandom, name: string): Act[] {
  const won = BigInt(random.between(0, 76)) * peso
  const shared = { tx: name, round: name }
  const bet: Act = { ...shared, kind: 'bet', amount: BigInt(random.between(1, 40)) * peso }
  const settle: Act = { ...shared, kind: 'settle', bet: name, amount: won, closes: true }
  const rollback: Act = { ...shared, kind: 'rollback', bet: name }
  const paired: Act = { ...bet, win: won, closes: true }
  const story = random.pick([[bet, settle], [bet, settle], [bet, rollback], [rollback, bet], [paired], [bet]])
  return story.flatMap(one => (random.isOnceIn(10) ? [one, one] : [one]))
}
