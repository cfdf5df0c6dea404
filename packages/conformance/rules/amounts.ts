import { must, peso } from '../bench.ts'
import type { Rule } from '../rule.ts'

/**
 * Wins that a double does not add up to what they are: it comes short of them, and whoever counts in doubles says that
 * what is left cannot be bet. Some amounts, times 10,000, are no whole number in a double.
 */
const sums: readonly (readonly bigint[])[] = [
  [7_000n, 1_000n],
  Array.from({ length: 10 }, () => 1_000n),
  [12_345_678_901n, 31_005n, 82_001n, 3n],
]

export const amounts: readonly Rule[] = [
  {
    name: 'Amounts are exact to the fourth decimal',
    async check(bench) {
      for (const wins of sums) {
        let now = await bench.fund(0n)
        for (const amount of wins) {
          const bet = bench.bet(0n)
          await bench.insist(bet)
          const won = await bench.insist(bench.settle(bet, amount))
          now += amount
          must(won.balance === now, 'Small amounts did not add up.')
        }
        const { said, word } = await bench.insist(bench.bet(now))
        must(said === 'ok', `A bet of all that there is was answered ${word}.`)
        must((await bench.balance()) === 0n, 'After a bet of all that there was, something was left.')
      }
    },
  },
  {
    name: 'Too little money is refused with the true balance',
    async check(bench) {
      const start = await bench.fund(7n * peso)
      const { said, word, balance } = await bench.insist(bench.bet(start + 1n))
      must(said === 'no funds', `A bet above the balance was answered ${word}.`)
      must(balance === start, 'The refusal carried another balance than there is.')
    },
  },
  {
    name: 'Every answer carries the balance there is, never one remembered',
    async check(bench) {
      let now = await bench.fund()
      for (const stake of [3n, 5n, 8n]) {
        const bet = bench.bet(stake * peso)
        now -= stake * peso
        must((await bench.insist(bet)).balance === now, 'A bet was answered with another balance than there is.')
        must((await bench.balance()) === now, 'The balance call told another balance than there is.')
        now += 2n * stake * peso
        const won = await bench.insist(bench.settle(bet, 2n * stake * peso))
        must(won.balance === now, 'A win was answered with another balance than there is.')
        must((await bench.balance()) === now, 'The balance call told another balance than there is.')
      }
    },
  },
  {
    name: 'A bet with its win does both or neither: the win never pays for the bet',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund(7n * peso)
      const { said, word } = await bench.insist(bench.bet(8n * peso, { win: 100n * peso, closes: true }))
      must(said === 'no funds', `A bet that only its win would cover was answered ${word}.`)
      must((await bench.balance()) === start, 'A refused bet with its win moved money.')
      await bench.insist(bench.bet(7n * peso, { win: 9n * peso, closes: true }))
      must((await bench.balance()) === 9n * peso, 'A bet with its win did not move both.')
    },
  },
]
