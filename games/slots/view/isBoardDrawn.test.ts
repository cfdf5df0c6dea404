import { commitmentOf, fairDraws, toHex } from '@saya/game-math'
import { expect, test } from 'vitest'
import { checkDraws } from '../../view/proof/checkDraws.ts'
import { titles } from '../data/index.ts'
import { play } from '../rules/index.ts'
import type { Step, Title } from '../shape.ts'
import { isBoardDrawn } from './isBoardDrawn.ts'

const named = [...titles]
const serverSeed = new Uint8Array(32).fill(5)
const fairness = { commitment: commitmentOf(serverSeed), nonce: 3, serverSeed: toHex(serverSeed) }

function played(title: Title, clientSeed: string) {
  const stake = BigInt(title.stakes[0] ?? 1) * 10_000n
  return play({ title, stake, rng: fairDraws({ serverSeed, clientSeed, nonce: 3 }) })
}

test.each(named)('a kept promise of %s is told from a broken one on the player’s own machine', (_, title) => {
  for (let turn = 0; turn < 40; turn++) {
    const clientSeed = `word-${turn}`
    const { steps, draws } = played(title, clientSeed)
    expect(isBoardDrawn(title, steps, draws)).toBe(true)
    const holds = (told: object, drawn = draws) =>
      checkDraws({ round: { fairness: { ...fairness, clientSeed, ...told } }, draws: drawn }).isKept
    expect(holds({})).toBe(true)
    expect(holds({ commitment: '0'.repeat(64) })).toBe(false)
    expect(holds({ nonce: 4 })).toBe(false)
    // Every draw counts, the last one as well as the first.
    const last = draws.map((draw, at) =>
      at < draws.length - 1 ? draw : { ...draw, value: (draw.value + 1) % draw.of },
    )
    expect(holds({}, last)).toBe(false)
  }
})

test.each(named)('a window of %s that was not drawn is found out', (_, title) => {
  const { steps, draws } = played(title, 'word-0')
  const windows = steps.flatMap((step, at) => (step.kind === 'spin' || step.kind === 'fall' ? [at] : []))
  for (const at of title.game.kind === 'cascade' ? windows : windows.slice(0, 1)) {
    const told = steps.map((step, index) => (index === at ? withAnother(step) : step))
    expect(isBoardDrawn(title, told, draws)).toBe(false)
  }
})

test.each(named)('a window of %s that was drawn out of more or fewer, or not at all, is found out', (_, title) => {
  const { steps, draws } = played(title, 'word-0')
  const others = draws.map((draw, at) => (at === 1 ? { ...draw, of: draw.of + 1 } : draw))
  expect(isBoardDrawn(title, steps, others)).toBe(false)
  expect(isBoardDrawn(title, steps, draws.slice(0, 2))).toBe(false)
  expect(isBoardDrawn(title, [], draws)).toBe(false)
  expect(isBoardDrawn(title, steps, [])).toBe(false)
})

/** The same window with its first reel upside down and one letter that is in no title. */
function withAnother(step: Step): Step {
  if (step.kind !== 'spin' && step.kind !== 'fall') return step
  const change = (columns: readonly string[]) =>
    columns.map((column, at) => (at === 0 ? `!${column.slice(1)}` : column))
  const landed = step.kind === 'spin' && step.landed ? { landed: change(step.landed) } : {}
  return { ...step, columns: change(step.columns), ...landed }
}
