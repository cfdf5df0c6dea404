import { addDifference, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let ana: Awaited<ReturnType<typeof staffOf>>
let ben: Awaited<ReturnType<typeof staffOf>>
beforeAll(async () => {
  world = await openWorld()
  ana = await staffOf(world, { role: 'finance' })
  ben = await staffOf(world, { role: 'compliance' })
  await addDifference(world, 'r-1', { kind: 'stopped' })
})
afterAll(() => world.close())

function take(version: number, by: string, { round = 'r-1', reason = 'Asking the studio' } = {}) {
  const body = { provider: 'studio', round_id: round, player: '88000001', version, reason }
  return askOffice(world, 'POST /office/api/round-check/difference/take', { body }, by)
}

async function list(query: { state?: 'open' | 'taken'; stuck?: 'yes' } = {}) {
  return (await askOffice(world, 'GET /office/api/round-check/difference/list', { query }, ana.token)).data.d
}

test('of several who take a round at once one does; it stays on the list, and says whose it is', async () => {
  expect(await list({ state: 'taken' })).toEqual([])
  const answers = await Promise.all([take(0, ana.token), take(0, ben.token), take(0, ana.token)])
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  const [row] = await list({ state: 'open', stuck: 'yes' })
  expect(row).toMatchObject({ round_id: 'r-1', state: 'taken', version: 1, outcome: '' })
  expect(row?.taken_at).not.toBeNull()
  expect(await list({ state: 'taken' })).toHaveLength(1)
})

test('it is taken over by whoever has seen whose it was, and each taking is on record with its reason', async () => {
  expect(await take(1, ben.token, { reason: 'Ana is away today' })).toMatchObject({ status: 200, data: { version: 2 } })
  const [row] = await list()
  expect(row?.taken_by).toBe(ben.email)
  const admin = (await staffOf(world, { role: 'compliance' })).token
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: {} }, admin)
  const acts = data.d.filter(({ action }) => action === 'round.take')
  expect(acts.map(({ reason }) => reason).toSorted()).toEqual(['Ana is away today', 'Asking the studio'])
})

test('an unknown round, an empty reason and a read-only role are refused, and nothing is written', async () => {
  expect(await take(0, ana.token, { round: 'r-9' })).toMatchObject({ status: 404 })
  expect(await take(2, ana.token, { reason: 'x' })).toMatchObject({ status: 400 })
  const risk = (await staffOf(world, { role: 'risk' })).token
  expect(await take(2, risk)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect((await list())[0]).toMatchObject({ version: 2 })
})
