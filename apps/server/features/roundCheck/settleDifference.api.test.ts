import { addDifference, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOpen, type Difference, keepDifferences } from './difference.store.ts'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'finance' })).token
  await addDifference(world, 'r-1', { kind: 'stopped' })
})
afterAll(() => world.close())

const note = 'Paid 5.00 by adjustment 17'

function settle(version: number, { round = 'r-1', by = token, outcome = 'adjusted' } = {}) {
  const body = {
    provider: 'studio',
    round_id: round,
    player: '88000001',
    version,
    outcome: outcome as 'adjusted',
    note,
  }
  return askOffice(world, 'POST /office/api/round-check/difference/settle', { body }, by)
}

async function list(state: 'open' | 'explained' | 'settled' | '') {
  const query = { state, stuck: 'yes' as const }
  return (await askOffice(world, 'GET /office/api/round-check/difference/list', { query }, token)).data.d
}

/** What the worker finds of the same round when it looks again. */
function findAgain(thereWin: bigint, stopped: readonly string[] = ['b-2']) {
  const nowMs = world.clock.now()
  const round = { roundId: 'r-1', playerRef: '88000001', kind: 'stopped', game: 'mangga-fiesta' } as const
  const sums = { stopped, thereBet: 50_000n, thereWin, hereBet: 0n, hereWin: 0n }
  const found: Difference = { ...round, ...sums, atMs: nowMs, fromMs: nowMs, untilMs: nowMs }
  return world.db.app(tx => keepDifferences(tx, 'studio', { differences: [found], nowMs }))
}

const waiting = () => world.db.app(tx => countOpen(tx, 'studio'))

test('what was done by hand takes a round off the list once, and it is found under its state', async () => {
  expect(await waiting()).toBe(1)
  const answers = await Promise.all([settle(0), settle(0), settle(0)])
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(await settle(0)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect([await list('open'), await list('explained')]).toEqual([[], []])
  expect(await list('settled')).toMatchObject([{ state: 'settled', outcome: 'adjusted', note, version: 1 }])
  expect(await waiting()).toBe(0)
})

test('it stays so while nothing about the round changes, and is open and nobody’s again when something does', async () => {
  await findAgain(0n)
  expect(await list('settled')).toHaveLength(1)
  await findAgain(70_000n)
  expect(await list('settled')).toEqual([])
  expect(await list('open')).toMatchObject([{ state: 'open', outcome: '', taken_by: '', note: '', version: 2 }])
  expect(await waiting()).toBe(1)
})

test('settling one bet on hold does not settle a later one, and needs the version that was seen', async () => {
  expect(await settle(2)).toMatchObject({ status: 200, data: { version: 3 } })
  await findAgain(70_000n, ['b-2'])
  expect(await list('settled')).toHaveLength(1)
  await findAgain(70_000n, ['b-1', 'b-2'])
  expect(await list('open')).toMatchObject([{ state: 'open', outcome: '', note: '', version: 4 }])
  expect(await waiting()).toBe(1)
  await findAgain(70_000n, ['b-0', 'b-1', 'b-2'])
  expect(await settle(4)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  // A list that was cut short tells of less than is known.
  await findAgain(70_000n, ['b-1'])
  expect(await list('open')).toMatchObject([{ version: 5 }])
})

test('an unknown round, an unknown outcome and a read-only role are refused, and nothing is written', async () => {
  expect(await settle(0, { round: 'r-9' })).toMatchObject({ status: 404 })
  expect(await settle(0, { outcome: 'forgotten' })).toMatchObject({ status: 400 })
  const risk = (await staffOf(world, { role: 'risk' })).token
  expect(await settle(0, { by: risk })).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await list('open')).toMatchObject([{ version: 5 }])
})
