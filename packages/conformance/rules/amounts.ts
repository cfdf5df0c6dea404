import { must, peso } from '../bench.ts'
import type { WrongAmount } from '../call.ts'
import type { Rule } from '../rule.ts'

function wrongAmount(amount: WrongAmount, name: string): Rule {
  return {
    name,
    async check(bench) {
      const start = await bench.fund()
      const { said, word } = await bench.insist(bench.bet(amount))
      must(said === 'refused' || said === 'no funds', `It was answered ${word}.`)
      must((await bench.balance()) === start, 'It moved money.')
    },
  }
}

export const amounts: readonly Rule[] = [
  wrongAmount('five decimals', 'An amount with a fifth decimal is refused, not rounded'),
  wrongAmount('negative', 'A negative amount is refused'),
  wrongAmount('huge', 'A huge amount is refused'),
  {
    name: 'Amounts are exact to the fourth decimal',
    async check(bench) {
      const start = await bench.fund()
      // Sums of these are where floats begin to differ.
      for (const amount of [1_000n, 2_000n, 3_001n, 1n, 70_007n]) {
        const bet = bench.bet(amount)
        await bench.insist(bet)
        await bench.insist(bench.settle(bet, amount + 1n))
      }
      must((await bench.balance()) === start + 5n, 'Small amounts did not add up.')
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
