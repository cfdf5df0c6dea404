import { must, peso } from '../bench.ts'
import type { Close, DialectName } from '../call.ts'
import type { Rule } from '../rule.ts'

/** What each dialect's document has a wallet say of a round that is over; one of them leaves the refusal to it. */
const overWords: Partial<Readonly<Record<DialectName, string>>> = {
  rpp: 'ROUND_CLOSED',
  valkyrie: 'PAM_ERR_TRANS_ALREADY_SETTLED',
}

export const rounds: readonly Rule[] = [
  {
    name: 'A round is closed once, moves nothing by it, and pays no win afterwards',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      await bench.insist(bet)
      const close: Close = { kind: 'close', tx: `${bet.tx}-c`, round: bet.round }
      for (const call of [close, close, { ...close, tx: `${bet.tx}-d` }]) {
        const { said, word } = await bench.insist(call)
        must(said === 'ok', `The close of a round that was bet in was answered ${word}.`)
      }
      must((await bench.balance()) === start - 10n * peso, 'The close of a round moved money.')
      const late = await bench.insist(bench.settle(bet, 30n * peso))
      must(late.said === 'refused', `A win in a closed round was answered ${late.word}.`)
      must((await bench.balance()) === start - 10n * peso, 'A win in a closed round was paid.')
    },
  },
  {
    name: 'A round that its win closed pays no second win',
    async check(bench) {
      const start = await bench.fund()
      const { dialect } = bench.driver
      const [first, whole] = [bench.bet(10n * peso), bench.bet(10n * peso, { win: 30n * peso, closes: true })]
      const beside = { ...bench.bet(10n * peso), round: first.round }
      for (const call of [first, beside, bench.settle(first, 30n * peso), ...(dialect === 'rpp' ? [whole] : [])]) {
        const { said, word } = await bench.insist(call)
        must(said === 'ok', `A ${call.kind} was answered ${word}.`)
      }
      const end = start + (dialect === 'rpp' ? 30n : 10n) * peso
      must((await bench.balance()) === end, 'Bets and the win that closed their round did not move what they say.')
      const second = bench.settle(first, 30n * peso)
      const late = [
        second,
        second,
        bench.settle(first, 30n * peso, { closes: false }),
        bench.settle(beside, 30n * peso),
      ]
      for (const win of dialect === 'rpp' ? [...late, bench.settle(whole, 30n * peso)] : late) {
        const { said, word } = await bench.insist(win)
        const isSo = said === 'refused' && word === (overWords[dialect] ?? word)
        must(isSo, `A win in a round that a win had closed was answered ${word}.`)
        must((await bench.balance()) === end, 'A win in a round that a win had closed was paid.')
      }
    },
  },
  {
    name: 'A round that nobody bet in is not closed, and can be bet in afterwards',
    only: ['rpp'],
    async check(bench) {
      const start = await bench.fund()
      const bet = bench.bet(10n * peso)
      const { said, word } = await bench.insist({ kind: 'close', tx: `${bet.tx}-c`, round: bet.round })
      must(said === 'refused', `The close of a round that nobody bet in was answered ${word}.`)
      await bench.insist(bet)
      must((await bench.balance()) === start - 10n * peso, 'A bet was not taken after the close of its unknown round.')
    },
  },
]
