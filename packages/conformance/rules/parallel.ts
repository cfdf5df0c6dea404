import { must, peso } from '../bench.ts'
import type { Rule } from '../rule.ts'

const many = 100

export const parallel: readonly Rule[] = [
  {
    name: 'Of a hundred bets at once on money for one, one is taken',
    async check(bench) {
      await bench.fund(10n * peso)
      const bets = Array.from({ length: many }, () => bench.bet(10n * peso))
      const heard = await bench.atOnce(bets)
      const taken = heard.filter(({ said }) => said === 'ok')
      must(taken.length === 1, `${taken.length} of a hundred bets were taken.`)
      const odd = heard.find(({ said }) => said !== 'ok' && said !== 'no funds')
      must(odd === undefined, `One that was not covered was answered ${odd?.word}.`)
      const untrue = heard.find(({ said, balance }) => said === 'no funds' && balance !== 0n && balance !== 10n * peso)
      must(untrue === undefined, 'A refusal carried a balance that never was.')
      must((await bench.balance()) === 0n, 'The balance is not what is left.')
    },
  },
  {
    name: 'A hundred bets at once that are all covered are all taken',
    async check(bench) {
      await bench.fund(100n * peso)
      const bets = Array.from({ length: many }, () => bench.bet(peso))
      const heard = await bench.atOnce(bets)
      const odd = heard.find(({ said }) => said !== 'ok')
      must(odd === undefined, `A bet that was covered was answered ${odd?.word}.`)
      must(new Set(heard.map(({ balance }) => balance)).size === many, 'Two bets were answered with the same balance.')
      must((await bench.balance()) === 0n, 'The balance is not what is left.')
    },
  },
]
