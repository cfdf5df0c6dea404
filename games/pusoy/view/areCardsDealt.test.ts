import { fairDraws } from '@saya/game-math'
import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import { play } from '../rules/index.ts'
import { areCardsDealt } from './areCardsDealt.ts'

test.each([...titles.values()])('everybody in a round of $code has the cards that its draws stand for', title => {
  for (let turn = 0; turn < 12; turn++) {
    const rng = () => fairDraws({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'word', nonce: turn })
    const round = { title, stake: BigInt(title.stakes[0] ?? 18) * 10_000n }
    const dealt = play({ ...round, rng: rng(), choices: [] })
    const best = dealt.waits?.advise()
    const { shown, draws } = best ? play({ ...round, rng: rng(), choices: [best.choice] }) : dealt
    expect(areCardsDealt(shown, draws)).toBe(true)
    const [one, other, third] = shown.bots
    if (!one || !other || !third) throw new Error('There are three bots.')
    expect(areCardsDealt({ ...shown, bots: [other, one, third] }, draws)).toBe(false)
    expect(areCardsDealt({ ...shown, cards: shown.cards.toReversed() }, draws)).toBe(false)
    expect(areCardsDealt({ ...shown, own: null }, draws)).toBe(false)
    const outOfMore = draws.map((draw, at) => (at === 7 ? { ...draw, of: draw.of + 1 } : draw))
    for (const told of [outOfMore, draws.slice(1)]) expect(areCardsDealt(shown, told)).toBe(false)
  }
})
