import type { Call } from '../call.ts'
import { type Bench, must, peso } from '../bench.ts'
import type { Rule } from '../rule.ts'

const many = 50

function times(count: number, call: Call): Call[] {
  return Array.from({ length: count }, () => call)
}

/** In the end every one of them must have been done. */
async function allDone(bench: Bench, calls: readonly Call[], what: string): Promise<void> {
  const odd = (await bench.atOnce(calls)).find(({ said }) => said !== 'ok')
  must(odd === undefined, `${what} was answered ${odd?.word}.`)
}

interface DuplicateCase {
  readonly call: Call
  /** The same id with something else in it. */
  readonly other: Call
  /** What must be there whatever came. */
  readonly end: bigint
}

/** Sends a call once, then many times at once, and then another under its id, which must be refused. */
async function copied(bench: Bench, { call, other, end }: DuplicateCase): Promise<void> {
  const { said, word } = await bench.insist(call)
  must(said === 'ok', `It was answered ${word}.`)
  await allDone(bench, times(20, call), 'A copy')
  must((await bench.balance()) === end, 'Copies moved money again.')
  const changed = await bench.insist(other)
  must(changed.said === 'refused', `A used id with another amount was answered ${changed.word}.`)
  must((await bench.balance()) === end, 'A used id with another amount moved money.')
}

async function taken(bench: Bench) {
  const start = await bench.fund()
  const bet = bench.bet(10n * peso)
  const { said, word } = await bench.insist(bet)
  must(said === 'ok', `A bet that is covered was answered ${word}.`)
  return { start, bet }
}

export const once: readonly Rule[] = [
  {
    name: 'A bet sent three times is taken once, and answered alike',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      for (const turn of [1, 2, 3]) {
        const { said, word } = await bench.insist(bet)
        must(said === 'ok', `Sending ${turn} of a bet was answered ${word}.`)
      }
      must((await bench.balance()) === start - 10n * peso, 'A repeated bet moved money again.')
    },
  },
  {
    name: 'Fifty copies of a bet at once are taken once',
    async check(bench) {
      const start = await bench.fund()
      await allDone(bench, times(many, bench.bet(10n * peso)), 'A copy of a bet')
      must((await bench.balance()) === start - 10n * peso, 'Copies of a bet moved money more than once.')
    },
  },
  {
    name: 'A win sent again, also fifty times at once, is paid once',
    async check(bench) {
      const { start, bet } = await taken(bench)
      const win = bench.settle(bet, 30n * peso)
      await bench.insist(win)
      await allDone(bench, times(many, win), 'A copy of a win')
      must((await bench.balance()) === start + 20n * peso, 'Copies of a win were paid more than once.')
    },
  },
  {
    name: 'A rollback sent again gives back once',
    async check(bench) {
      const { start, bet } = await taken(bench)
      await allDone(bench, times(many, bench.rollback(bet)), 'A copy of a rollback')
      must((await bench.balance()) === start, 'Copies of a rollback did not give back exactly once.')
    },
  },
  {
    name: 'Twenty different rollbacks of one bet at once give back once',
    async check(bench) {
      const { start, bet } = await taken(bench)
      const rollbacks = Array.from({ length: 20 }, () => bench.rollback(bet))
      await bench.atOnce(rollbacks)
      must((await bench.balance()) === start, 'Different rollbacks of one bet did not give back exactly once.')
    },
  },
  {
    name: 'A used id with another amount or round is refused and moves nothing',
    async check(bench) {
      const { start, bet } = await taken(bench)
      for (const other of [{ amount: 11n * peso }, { round: `${bet.round}-x` }]) {
        const { said, word } = await bench.insist({ ...bet, ...other })
        must(said === 'refused', `A used id with other content was answered ${word}.`)
      }
      const win = bench.settle(bet, 30n * peso, { closes: false })
      await bench.insist(win)
      const { said, word } = await bench.insist({ ...win, amount: 31n * peso })
      must(said === 'refused', `A win under a used id with another amount was answered ${word}.`)
      must((await bench.balance()) === start + 20n * peso, 'Other content under a used id moved money.')
    },
  },
  {
    name: 'A refused bet stays refused when the money has come',
    async check(bench) {
      const start = await bench.fund(5n * peso)
      const bet = bench.bet(10n * peso)
      const first = await bench.insist(bet)
      must(first.said === 'no funds', `A bet above the balance was answered ${first.word}.`)
      const rich = await bench.fund(start + 100n * peso)
      const again = await bench.insist(bet)
      must(again.said !== 'ok', 'A late copy of a refused bet was taken.')
      await bench.insist(bench.rollback(bet))
      must((await bench.balance()) === rich, 'A refused bet, or its rollback, moved money.')
    },
  },
  {
    name: 'A bet that was rolled back is answered as it was when it comes again, and moves nothing',
    async check(bench) {
      const { start, bet } = await taken(bench)
      await bench.insist(bench.rollback(bet))
      for (const turn of [1, 2]) {
        const { said, word } = await bench.insist(bet)
        must(said === 'ok', `Its copy ${turn} was answered ${word}.`)
      }
      must((await bench.balance()) === start, 'A copy of a bet that was rolled back moved money.')
    },
  },
  {
    name: 'A bet with its win sent again, also twenty times at once, is done once',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund()
      const both = bench.bet(10n * peso, { win: 30n * peso, closes: true })
      await copied(bench, { call: both, other: { ...both, win: 31n * peso }, end: start + 20n * peso })
    },
  },
  {
    name: 'A prize sent again, also twenty times at once, is paid once',
    only: ['rpp', 'valkyrie'],
    async check(bench) {
      const start = await bench.fund()
      const prize = bench.promo(30n * peso)
      await copied(bench, { call: prize, other: { ...prize, amount: 31n * peso }, end: start + 30n * peso })
    },
  },
  {
    name: 'A correction sent again, also twenty times at once, is made once',
    only: ['rpp'],
    async check(bench) {
      for (const amount of [30n * peso, -30n * peso]) {
        const start = await bench.fund()
        const correction = bench.adjust(amount)
        await copied(bench, { call: correction, other: { ...correction, amount: -amount }, end: start + amount })
      }
    },
  },
]
