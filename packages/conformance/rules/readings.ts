import { type Bench, must, peso } from '../bench.ts'
import type { Balance, Round } from '../call.ts'
import type { Rule } from '../rule.ts'

/** Neither a token that is nobody’s, nor the player's own in the name of another, is told anything. */
async function isTheirsAlone(bench: Bench, call: Balance | Round): Promise<void> {
  const own = await bench.insist(call)
  must(own.said === 'ok', `Asked with the player’s own session, the wallet answered ${own.word}.`)
  for (const stray of [
    { ...call, token: 'nobody’s' },
    { ...call, player: 'another' },
  ] as const) {
    const { said, word, balance } = await bench.insist(stray)
    must(said === 'refused', `Asked with a session that is not the player’s, the wallet answered ${word}.`)
    must(balance === null, 'A balance was told with the refusal.')
  }
}

export const readings: readonly Rule[] = [
  {
    name: 'A balance is told to a session of its player alone',
    only: ['hub88', 'valkyrie'],
    async check(bench) {
      await bench.fund()
      await isTheirsAlone(bench, { kind: 'balance' })
    },
  },
  {
    name: 'A balance is told for no game that is none',
    only: ['hub88'],
    async check(bench) {
      const { said, word } = await bench.insist({ kind: 'balance', game: 'no-such-game' })
      must(said === 'refused', `It was answered ${word}.`)
    },
  },
  {
    name: 'A round is told to a session of its player alone',
    only: ['valkyrie'],
    async check(bench) {
      await bench.fund()
      const bet = bench.bet(peso)
      await bench.insist(bet)
      await isTheirsAlone(bench, { kind: 'round', round: bet.round })
    },
  },
]
