import { must, peso } from '../bench.ts'
import type { Call } from '../call.ts'
import type { Rule } from '../rule.ts'

const orders = [
  ['bet', 'win', 'rollback'],
  ['bet', 'rollback', 'win'],
  ['win', 'bet', 'rollback'],
  ['win', 'rollback', 'bet'],
  ['rollback', 'bet', 'win'],
  ['rollback', 'win', 'bet'],
] as const

export const order: readonly Rule[] = [
  {
    name: 'A rollback that comes first cancels the bet that follows',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      await bench.insist(bench.rollback(bet))
      const late = await bench.insist(bet)
      must(late.said === 'refused', `A bet that had been rolled back was answered ${late.word}.`)
      await bench.insist(bet)
      must((await bench.balance()) === start, 'A bet that had been rolled back moved money.')
    },
  },
  {
    name: 'A late rollback of a settled bet takes back both or nothing',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      await bench.insist(bet)
      await bench.insist(bench.settle(bet, 30n * peso))
      await bench.insist(bench.rollback(bet))
      const end = await bench.balance()
      must(end === start || end === start + 20n * peso, 'A rollback of a settled bet took back one of the two.')
    },
  },
  {
    name: 'A win without its bet pays nothing, and once when the bet has come',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      const win = bench.settle(bet, 30n * peso)
      const early = await bench.ask(win)
      must(early.said !== 'ok', 'A win without a bet was accepted.')
      must((await bench.balance()) === start, 'A win without a bet was paid.')
      await bench.insist(bet)
      const later = await bench.insist(win)
      const expected = start + (later.said === 'ok' ? 20n : -10n) * peso
      must((await bench.balance()) === expected, 'A win that came early did not move what its answer says.')
    },
  },
  {
    name: 'A win of a bet that was rolled back pays nothing',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      await bench.insist(bet)
      await bench.insist(bench.rollback(bet))
      const win = await bench.insist(bench.settle(bet, 30n * peso))
      must(win.said !== 'ok', 'A win of a bet that was rolled back was accepted.')
      must((await bench.balance()) === start, 'A win of a bet that was rolled back was paid.')
    },
  },
  {
    name: 'An open bet is given back, though another message closed its round',
    async check(bench) {
      const start = await bench.fund()
      const [undone, won] = [bench.bet(10n * peso), bench.bet(10n * peso)]
      await bench.insist(undone)
      const beside = { ...won, round: undone.round }
      await bench.insist(beside)
      await bench.insist(bench.settle(beside, 30n * peso))
      const { said, word } = await bench.insist(bench.rollback(undone))
      must(said === 'ok', `The rollback of a bet that nothing had settled was answered ${word}.`)
      must((await bench.balance()) === start + 20n * peso, 'An open bet of a closed round was not given back.')
    },
  },
  {
    name: 'A win that comes before its bet makes no more than one that comes after',
    async check(bench) {
      const start = await bench.fund(5n * peso)
      const dear = bench.bet(10n * peso)
      for (const call of [bench.settle(dear, 30n * peso), dear]) await bench.ask(call)
      must((await bench.balance()) === start, 'A bet that was not covered was paid for by its own win.')
      const rich = await bench.fund()
      const bet = bench.bet(10n * peso)
      const win = bench.settle(bet, 30n * peso)
      for (const call of [win, bench.rollback(bet), bet, win]) await bench.ask(call)
      const moved = (await bench.balance()) - rich
      must(moved === 0n || moved === 20n * peso, 'A win that came early outlived its bet.')
    },
  },
  {
    name: 'A bet is known by its reference too, in wins and in rollbacks, whichever comes first',
    only: ['valkyrie'],
    async check(bench) {
      const start = await bench.fund()
      function named() {
        const bet = bench.bet(10n * peso)
        return { ...bet, ref: `ref-${bet.tx}` }
      }
      const [won, undone, never] = [named(), named(), named()]
      for (const bet of [won, undone]) await bench.insist(bet)
      for (const call of [bench.settle(won, 30n * peso), bench.rollback(undone)]) {
        const { said, word } = await bench.insist(call)
        must(said === 'ok', `What named a bet by its reference was answered ${word}.`)
      }
      must((await bench.balance()) === start + 20n * peso, 'What named a bet by its reference did not reach it.')
      await bench.insist(bench.rollback(never))
      const late = await bench.insist(never)
      must(late.said === 'refused', `A bet that had been rolled back by its reference was answered ${late.word}.`)
      await bench.insist(bench.rollback(won))
      const end = await bench.balance()
      must(end === start || end === start + 20n * peso, 'A rollback of a settled bet took back one of the two.')
    },
  },
  {
    name: 'What was done under a reference is told by it: the bet, its win, its rollback',
    only: ['valkyrie'],
    async check(bench) {
      await bench.fund()
      const [first, second] = [bench.bet(10n * peso), bench.bet(10n * peso)]
      const [won, undone] = [
        { ...first, ref: `ref-${first.tx}` },
        { ...second, ref: `ref-${second.tx}` },
      ]
      for (const [bet, end] of [
        [won, bench.settle(won, 30n * peso)],
        [undone, bench.rollback(undone)],
      ] as const) {
        for (const call of [bet, end]) await bench.insist(call)
        const { listed = [], word } = await bench.insist({ kind: 'listing', ref: bet.ref })
        must(listed.includes(bet.tx), `Asked for a reference, the wallet answered ${word} and hid the bet.`)
        must(listed.includes(end.tx), `Asked for a reference, the wallet answered ${word} and hid a ${end.kind}.`)
      }
    },
  },
  {
    name: 'A rollback that names a win is refused, and takes nothing back',
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      const win = bench.settle(bet, 30n * peso)
      for (const call of [bet, win]) await bench.insist(call)
      const stray = bench.rollback({ ...bet, tx: win.tx })
      for (const turn of [1, 2]) {
        const { said, word } = await bench.insist(stray)
        must(said === 'refused', `Sending ${turn} of a rollback that names a win was answered ${word}.`)
      }
      must((await bench.balance()) === start + 20n * peso, 'A rollback that names a win moved money.')
    },
  },
  {
    name: 'Every order and repetition of bet, win and rollback ends in a legal state',
    async check(bench) {
      const start = await bench.fund()
      let now = start
      for (const names of orders) {
        const bet = bench.bet(10n * peso)
        const calls: Record<string, Call> = { bet, win: bench.settle(bet, 30n * peso), rollback: bench.rollback(bet) }
        for (const name of [...names, ...names, ...names.toReversed()]) await bench.ask(calls[name] as Call)
        const end = await bench.balance()
        const moved = end - now
        must(moved === 0n || moved === 20n * peso, `The order ${names.join(', ')} ended in no legal state.`)
        now = end
      }
    },
  },
]
