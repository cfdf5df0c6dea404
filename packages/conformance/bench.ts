import type { Units } from '@saya/money'
import type {
  Adjust,
  Bet,
  Call,
  Draft,
  Driver,
  Promo,
  Rollback,
  Settle,
  Twist,
  UnderstoodAnswer,
  WrongAmount,
} from './call.ts'
import type { Line } from './exchange.ts'

/** A rule that a wallet breaks, in one sentence. */
export class Broken extends Error {}

export function must(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Broken(sentence)
}

export interface Bench {
  readonly driver: Driver
  readonly line: Line
  readonly host: string
  /** Asks once. What cannot be reached said nothing known. */
  ask(call: Call, twist?: Twist): Promise<UnderstoodAnswer>
  /** Asks again while the wallet says “later”, as a provider would. */
  insist(call: Call, twist?: Twist): Promise<UnderstoodAnswer>
  /** Asks all at the same moment, over lines that are open already, then each again while it says “later”. */
  atOnce(calls: readonly Call[]): Promise<UnderstoodAnswer[]>
  balance(): Promise<Units>
  /** Brings the balance to an amount by betting and winning, with no other means than a provider has. */
  fund(target?: Units): Promise<Units>
  bet(amount: Bet['amount'], more?: Partial<Bet>): Bet
  settle(bet: Bet, amount: Units | WrongAmount, more?: Partial<Settle>): Settle
  promo(amount: Units | WrongAmount, more?: Partial<Promo>): Promo
  adjust(amount: Units | WrongAmount, more?: Partial<Adjust>): Adjust
  rollback(bet: Bet, more?: Partial<Rollback>): Rollback
}

export const peso: Units = 10_000n
const usual = 1000n * peso
const patienceMs = [50, 100, 200, 400, 800]

export function openBench(options: { driver: Driver; line: Line; host: string; newId: () => string }): Bench {
  const { driver, line, newId } = options

  function ask(call: Call, twist?: Twist): Promise<UnderstoodAnswer> {
    return send(driver.draft(call, twist))
  }

  async function send(draft: Draft): Promise<UnderstoodAnswer> {
    try {
      return driver.understand(draft, await line.exchange(draft))
    } catch (error) {
      return { said: 'nothing known', balance: null, word: error instanceof Error ? error.message : 'no answer' }
    }
  }

  async function insist(call: Call, twist?: Twist): Promise<UnderstoodAnswer> {
    let heard = await ask(call, twist)
    for (const ms of patienceMs) {
      if (heard.said !== 'later') return heard
      await new Promise(resolve => setTimeout(resolve, ms))
      heard = await ask(call, twist)
    }
    return heard
  }

  async function atOnce(calls: readonly Call[]): Promise<UnderstoodAnswer[]> {
    await Promise.all(calls.map(() => ask({ kind: 'balance' })))
    const drafts = calls.map(call => driver.draft(call))
    const heard = await Promise.all(drafts.map(send))
    return Promise.all(calls.map((call, index) => settled(call, heard[index])))
  }

  async function settled(call: Call, first: UnderstoodAnswer | undefined): Promise<UnderstoodAnswer> {
    return first && first.said !== 'later' ? first : insist(call)
  }

  async function balance(): Promise<Units> {
    const { said, balance: units, word } = await insist({ kind: 'balance' })
    if (said !== 'ok' || units === null) throw new Broken(`The balance was asked for and the answer was ${word}.`)
    return units
  }

  const bet: Bench['bet'] = (amount, more = {}) => ({ kind: 'bet', tx: newId(), round: newId(), amount, ...more })
  const settle: Bench['settle'] = ({ tx, ref = tx, round }, amount, more = {}) => {
    return { kind: 'settle', tx: newId(), bet: ref, round, amount, closes: true, ...more }
  }
  const promo: Bench['promo'] = (amount, more = {}) => ({ kind: 'promo', tx: newId(), amount, ...more })
  const adjust: Bench['adjust'] = (amount, more = {}) => ({ kind: 'adjust', tx: newId(), amount, ...more })
  const rollback: Bench['rollback'] = ({ tx, ref = tx, round }, more = {}) => {
    return { kind: 'rollback', tx: newId(), bet: ref, round, ...more }
  }

  async function fund(target = usual): Promise<Units> {
    const before = await balance()
    const stake = bet(before > target ? before - target : 0n)
    const win = before > target ? 0n : target - before
    const taken = await insist(stake)
    if (taken.said !== 'ok') throw new Broken(`A bet that is covered was answered ${taken.word}.`)
    const paid = await insist(settle(stake, win))
    if (paid.said !== 'ok') throw new Broken(`The win of a bet was answered ${paid.word}.`)
    must((await balance()) === target, 'A bet and its win did not move what they say.')
    return target
  }

  const acts = { bet, settle, promo, adjust, rollback }
  return { driver, line, host: options.host, ask, insist, atOnce, balance, fund, ...acts }
}
