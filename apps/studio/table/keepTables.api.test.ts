import { randomUUID } from 'node:crypto'
import type { Reply } from '@saya/rpp'
import { openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTables } from '../catalogue/ownTables.ts'
import { keepTables } from './keepTables.ts'
import { findLiveRound } from './tableRound.store.ts'

const [code, other] = ['perya-color-game', 'baccarat-royale']
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([...ownTables].filter(([name]) => name === code || name === other)) })
})
afterAll(() => on.close())

async function sit(table: string) {
  const session = await on.open(await on.player(), table)
  await on.call('table/state', { session })
  return session
}

async function stateOf(table: string) {
  const round = await on.db.look(tx => findLiveRound(tx, table))
  return { number: Number(round?.number ?? -1), state: round?.state, id: round?.id ?? '' }
}

test('a wallet that never answers stops no table’s clock, and what is owed is paid when it does', async () => {
  const [session, watching] = [await sit(code), await sit(other)]
  const silent: ((reply: Reply) => void)[] = []
  const tables = keepTables(on.deps)
  try {
    await expect.poll(() => stateOf(code)).toMatchObject({ number: 0, state: 'open' })
    on.world.clock.advance(3000)
    const asked = { session, key: randomUUID(), round: (await stateOf(code)).id, stakes: { 'color-0': 10 }, word: 'w' }
    expect((await on.call('table/bet', asked)).body.bet.state).toBe('placed')
    on.breakWallet((name, fields) =>
      name === 'settle' ? new Promise(resolve => silent.push(resolve)) : on.wallet.send(name, fields),
    )
    on.world.clock.advance(24_000)
    await expect.poll(() => stateOf(code)).toMatchObject({ number: 0, state: 'drawn' })
    await expect.poll(() => silent.length).toBe(1)
    for (const held of [session, watching]) await on.call('table/state', { session: held })
    on.world.clock.advance(9000)
    await expect.poll(() => stateOf(code)).toMatchObject({ number: 1, state: 'open' })
    await expect.poll(() => stateOf(other)).toMatchObject({ number: 1, state: 'open' })
  } finally {
    on.breakWallet(undefined)
    for (const answer of silent) answer({ isKnown: false, why: 'no answer' })
    await tables.stop()
  }
  on.world.clock.advance(9000)
  await on.tend()
  expect((await on.call('table/bets', { session })).body.bets).toMatchObject([{ state: 'done' }])
})
