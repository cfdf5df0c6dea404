import { must, peso } from '../bench.ts'
import type { Rule } from '../rule.ts'

const none = { fields: { round: null } }

export const outsideRounds: readonly Rule[] = [
  {
    name: 'A bet outside of rounds is won and rolled back by its id alone',
    only: ['hub88'],
    async check(bench) {
      const start = await bench.fund()
      const [won, undone, never] = [bench.bet(10n * peso), bench.bet(10n * peso), bench.bet(10n * peso)]
      const calls = [won, undone, bench.settle(won, 30n * peso), bench.rollback(undone)]
      for (const call of [...calls, ...calls]) {
        const { said, word } = await bench.insist(call, none)
        must(said === 'ok', `A ${call.kind} without a round was answered ${word}.`)
      }
      must((await bench.balance()) === start + 20n * peso, 'What is left is not what was won.')
      await bench.insist(bench.rollback(never), none)
      const late = await bench.insist(never, none)
      must(late.said === 'refused', `A bet that had been rolled back was answered ${late.word}.`)
      must((await bench.balance()) === start + 20n * peso, 'A bet that had been rolled back moved money.')
    },
  },
]
