import { type Bench, must, peso } from '../bench.ts'
import type { Call, WrongAmount } from '../call.ts'
import type { Rule } from '../rule.ts'

const all: readonly WrongAmount[] = ['five decimals', 'negative', 'huge', 'huge and negative']

/** None of them may be done, or move anything. */
async function refusesAll(bench: Bench, start: bigint, calls: readonly (readonly [WrongAmount, Call])[]) {
  for (const [amount, call] of calls) {
    const { said, word } = await bench.insist(call)
    must(said === 'refused' || said === 'no funds', `One of which an amount is ${amount} was answered ${word}.`)
    must((await bench.balance()) === start, `One of which an amount is ${amount} moved money.`)
  }
}

function wrongStake(amount: WrongAmount, name: string): Rule {
  return {
    name,
    async check(bench) {
      await refusesAll(bench, await bench.fund(), [[amount, bench.bet(amount)]])
    },
  }
}

export const wrongAmounts: readonly Rule[] = [
  wrongStake('five decimals', 'An amount with a fifth decimal is refused, not rounded'),
  wrongStake('negative', 'A negative amount is refused'),
  wrongStake('huge', 'A huge amount is refused'),
  {
    name: 'A win of a wrong amount is refused, and its bet still wins',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      await bench.insist(bet)
      const wins = all.map(amount => [amount, bench.settle(bet, amount, { closes: false })] as const)
      await refusesAll(bench, start - 10n * peso, wins)
      const { said, word } = await bench.insist(bench.settle(bet, 30n * peso))
      must(said === 'ok', `A win after wrong ones was answered ${word}.`)
      must((await bench.balance()) === start + 20n * peso, 'A win after wrong ones moved something else than it says.')
    },
  },
  {
    name: 'A bet with its win is refused whole where one amount is wrong',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund()
      for (const amount of all) {
        const wrongWin = bench.bet(peso, { win: amount, closes: true })
        const wrongStake = bench.bet(amount, { win: peso, closes: true })
        await refusesAll(bench, start, [
          [amount, wrongWin],
          [amount, wrongStake],
        ])
      }
    },
  },
  {
    name: 'A prize of a wrong amount is refused',
    only: ['rpp', 'valkyrie'],
    async check(bench) {
      const start = await bench.fund()
      await refusesAll(
        bench,
        start,
        all.map(amount => [amount, bench.promo(amount)]),
      )
    },
  },
  {
    name: 'A correction of a wrong amount is refused',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund()
      const wrong = all.filter(amount => amount !== 'negative')
      await refusesAll(
        bench,
        start,
        wrong.map(amount => [amount, bench.adjust(amount)]),
      )
    },
  },
  {
    name: 'A correction gives, or takes what is there and no more',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund(7n * peso)
      for (const [amount, left] of [
        [5_001n, start + 5_001n],
        [-10_002n, start - 5_001n],
      ] as const) {
        const { said, word, balance } = await bench.insist(bench.adjust(amount))
        must(said === 'ok', `A correction was answered ${word}.`)
        must(balance === left && (await bench.balance()) === left, 'A correction did not move what it says.')
      }
      const now = await bench.balance()
      const beyond = await bench.insist(bench.adjust(-now - 1n))
      must(beyond.said === 'no funds', `A correction that takes more than is there was answered ${beyond.word}.`)
      must((await bench.balance()) === now, 'A correction that takes more than is there moved money.')
    },
  },
]
