import { must, peso } from '../bench.ts'
import type { Close } from '../call.ts'
import type { Rule } from '../rule.ts'

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
