import { fairDraws } from '@saya/game-math'
import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import { play } from '../rules/index.ts'
import { moves, type Title, type VisibleRound } from '../shape.ts'
import { areCardsDrawn } from './areCardsDrawn.ts'

/** Plays to the end: splits and doubles where that can be done, and draws another card in some rounds. */
function playOut(title: Title, turn: number) {
  const choices: number[] = []
  for (;;) {
    const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'word', nonce: turn })
    const round = play({ title, stake: 100_000n, rng, choices })
    if (!round.late) return round
    const wished = title.kind === 'poker' ? [turn % 32] : [moves.split, turn % 3 === 0 ? moves.hit : moves.double]
    choices.push(wished.find(choice => round.costOf(choice) !== undefined) ?? moves.stand)
  }
}

/** The same with two cards in each other's places, or another one. */
function othersOf(shown: VisibleRound): readonly VisibleRound[] {
  if (shown.kind === 'poker') return [{ ...shown, cards: shown.cards.toReversed() }]
  const [one, ...more] = shown.hands
  const [up = 0, ...drawn] = shown.dealer
  const dealer = [(up + 1) % 52, ...drawn]
  return [{ ...shown, dealer }, ...(one ? [{ ...shown, hands: [{ ...one, cards: one.cards.slice(1) }, ...more] }] : [])]
}

test.each([...titles.values()])('the cards of $code are those that its draws stand for, and no others are', title => {
  let splits = 0
  for (let turn = 0; turn < 200; turn++) {
    const { shown, draws } = playOut(title, turn)
    if (shown.kind === 'blackjack' && shown.hands.length > 1) splits++
    expect(areCardsDrawn(title, shown, draws)).toBe(true)
    for (const other of othersOf(shown)) expect(areCardsDrawn(title, other, draws)).toBe(false)
    const outOfMore = draws.map((draw, at) => (at === 1 ? { ...draw, of: draw.of + 1 } : draw))
    for (const told of [outOfMore, draws.slice(1)]) expect(areCardsDrawn(title, shown, told)).toBe(false)
  }
  expect(splits > 0).toBe(title.kind === 'blackjack')
})
