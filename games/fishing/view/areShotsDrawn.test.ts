import { fairDraws } from '@saya/game-math'
import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import { play } from '../rules/index.ts'
import { firstFish, stop } from '../shape.ts'
import { areShotsDrawn } from './areShotsDrawn.ts'

test.each([...titles.values()])('shots of $code are worth what their draws stand for, and nothing else', title => {
  let caught = 0
  for (let turn = 0; turn < 60; turn++) {
    const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'word', nonce: turn })
    const stake = BigInt(title.stakes[0] ?? 10) * 10_000n
    const shots = Array.from({ length: turn % title.shots }, (_, at) => firstFish + at)
    const choices = [...shots, stop]
    const { shown, draws } = play({ title, stake, rng, choices })
    caught += shown.shots.filter(({ pay }) => pay > 0).length
    expect(areShotsDrawn(title, { shown, choices }, draws)).toBe(true)
    const changed = (change: object) => shown.shots.map((shot, at) => (at === 0 ? { ...shot, ...change } : shot))
    const others = shots.length === 0 ? [] : [changed({ pay: 7777 }), changed({ fish: 9 }), shown.shots.slice(1)]
    for (const other of others)
      expect(areShotsDrawn(title, { shown: { ...shown, shots: other }, choices }, draws)).toBe(false)
    expect(areShotsDrawn(title, { shown: { ...shown, left: shown.left + 1 }, choices }, draws)).toBe(false)
    const outOfMore = draws.map(draw => ({ ...draw, of: draw.of + 1 }))
    for (const told of [outOfMore, draws.slice(1)]) expect(areShotsDrawn(title, { shown, choices }, told)).toBe(false)
  }
  expect(caught).toBeGreaterThan(0)
})
