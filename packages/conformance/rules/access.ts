import { must, peso } from '../bench.ts'
import type { Rule } from '../rule.ts'

const noGame = 'no-such-game'

export const access: readonly Rule[] = [
  {
    name: 'A bet without a session of the player is refused',
    async check(bench) {
      const start = await bench.fund()
      const { said, word } = await bench.insist(bench.bet(peso, { token: 'nobody’s' }))
      must(said === 'refused', `It was answered ${word}.`)
      must((await bench.balance()) === start, 'It moved money.')
    },
  },
  {
    name: 'A bet on a game that is none is refused',
    async check(bench) {
      const start = await bench.fund()
      const { said, word } = await bench.insist(bench.bet(peso, { game: noGame }))
      must(said === 'refused', `It was answered ${word}.`)
      must((await bench.balance()) === start, 'It moved money.')
    },
  },
  {
    name: 'A session lets in the player it was opened for, and nobody else',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund()
      const own = await bench.insist({ kind: 'authenticate' })
      must(own.said === 'ok' && own.balance === start, `The player’s own session was answered ${own.word}.`)
      const other = await bench.insist({ kind: 'authenticate', token: 'nobody’s' })
      must(other.said === 'refused', `A session that is none was answered ${other.word}.`)
    },
  },
  {
    name: 'A session lets nobody into a game that is none',
    only: ['rpp'],
    async check(bench) {
      const { said, word } = await bench.insist({ kind: 'authenticate', game: noGame })
      must(said === 'refused', `It was answered ${word}.`)
    },
  },
  {
    name: 'A win and a rollback are heard whatever became of the session',
    async check(bench) {
      const start = await bench.fund()
      const [won, undone] = [bench.bet(10n * peso), bench.bet(10n * peso)]
      for (const bet of [won, undone]) await bench.insist(bet)
      const win = await bench.insist(bench.settle(won, 30n * peso, { token: 'nobody’s' }))
      must(win.said === 'ok', `A win with a token that is over was answered ${win.word}.`)
      const { said, word } = await bench.insist(bench.rollback(undone))
      must(said === 'ok', `A rollback was answered ${word}.`)
      must((await bench.balance()) === start + 20n * peso, 'What is left is not what was won.')
    },
  },
  {
    name: 'What is no call is refused in the dialect',
    async check(bench) {
      const start = await bench.fund()
      for (const body of ['{"', '[]', 'null', '{}', '<xml/>', '']) {
        const { said, word } = await bench.ask(bench.bet(peso), { body })
        must(said === 'refused', `A body of ${JSON.stringify(body)} was answered ${word}.`)
      }
      must((await bench.balance()) === start, 'It moved money.')
    },
  },
  {
    name: 'A body that is no UTF-8 is refused',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(peso)
      const { said, word } = await bench.insist(bet, { isMisencoded: true })
      must(said === 'refused', `It was answered ${word}.`)
      must((await bench.balance()) === start, 'It moved money.')
      const again = await bench.insist(bet)
      must(again.said === 'ok', `The same in UTF-8 was answered ${again.word}.`)
    },
  },
]
