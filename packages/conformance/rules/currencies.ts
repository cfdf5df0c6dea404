import { type Bench, must, peso } from '../bench.ts'
import type { Call } from '../call.ts'
import type { Rule } from '../rule.ts'

const currency = 'USD'

async function refuses(bench: Bench, start: bigint, call: Call) {
  const { said, word } = await bench.insist(call)
  must(said === 'refused', `A ${call.kind} in ${currency} was answered ${word}.`)
  must((await bench.balance()) === start, `A ${call.kind} in ${currency} moved money.`)
}

export const currencies: readonly Rule[] = [
  {
    name: 'A bet in another currency is refused',
    async check(bench) {
      await refuses(bench, await bench.fund(), bench.bet(peso, { currency }))
    },
  },
  {
    name: 'A bet with its win in another currency is refused',
    only: ['rpp'],
    async check(bench) {
      await refuses(bench, await bench.fund(), bench.bet(peso, { currency, win: 2n * peso, closes: true }))
    },
  },
  {
    name: 'A win in another currency pays nothing, and its bet still wins',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      await bench.insist(bet)
      await refuses(bench, start - 10n * peso, bench.settle(bet, 30n * peso, { currency, closes: false }))
      await bench.insist(bench.settle(bet, 30n * peso))
      must((await bench.balance()) === start + 20n * peso, 'A win after one in another currency was not paid.')
    },
  },
  {
    name: 'A prize in another currency pays nothing',
    only: ['rpp', 'valkyrie'],
    async check(bench) {
      await refuses(bench, await bench.fund(), bench.promo(peso, { currency }))
    },
  },
  {
    name: 'A correction in another currency moves nothing',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund()
      for (const amount of [peso, -peso]) await refuses(bench, start, bench.adjust(amount, { currency }))
    },
  },
]
