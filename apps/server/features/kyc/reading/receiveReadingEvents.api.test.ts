import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdParty, openIdParty } from './openIdPartyForTest.ts'

let party: IdParty
let world: World
beforeAll(async () => {
  party = await openIdParty()
  world = await openWorld({ memberSchemas: 3, idCheck: party.check })
})
afterAll(async () => {
  await world.close()
  await party.close()
})

const id_type = 'DRIVING_LICENSE'
const fields = { firstName: 'ANA', lastName: 'DELA CRUZ' }

async function open(player: Player) {
  const back = '/s-kyc'
  const body = { id_type, complete_callback_url: back, interrupt_callback_url: back } as const
  const { data } = await ask(world, 'POST /member/ocr/setup', { body }, player)
  return { bizId: data.biz_id, transactionId: data.transaction_id }
}

async function send(event: object, signature = 'the party') {
  const headers = { 'content-type': 'application/json', signature }
  const answer = await fetch(`${world.url}/ocr/callback`, { method: 'POST', headers, body: JSON.stringify(event) })
  const { result } = (await answer.json()) as { result?: { resultStatus: string } }
  return [answer.status, result?.resultStatus]
}

async function statusOf(player: Player) {
  return (await ask(world, 'GET /member/kyc/detail', {}, player)).data.ocr_status
}

test('a check that is over is asked about although its person never came back, however often it is told', async () => {
  for (let made = 0; made < 3; made++) {
    const player = await world.player()
    const event = await open(player)
    party.settle(event.bizId, { fields })
    expect(await send({ ...event, ekycResult: 'Failure' })).toEqual([200, 'S'])
    expect(await statusOf(player)).toBe(1)
    expect(await send(event)).toEqual([200, 'S'])
  }
})

test('what the event says itself is not believed: of a check under way nothing is kept, and the party sends it again', async () => {
  const player = await world.player()
  const event = await open(player)
  expect(await send({ ...event, ekycResult: 'Success' })).toEqual([200, 'U'])
  party.setDown(true)
  expect(await send(event)).toEqual([200, 'U'])
  party.setDown(false)
  expect(await statusOf(player)).toBe(0)
  party.settle(event.bizId, { fields })
  expect(await send(event)).toEqual([200, 'S'])
  expect(await statusOf(player)).toBe(1)
})

test('an unsigned event and an event about an unknown check change nothing', async () => {
  const player = await world.player()
  const event = await open(player)
  party.settle(event.bizId, { fields })
  expect(await send(event, 'somebody else')).toEqual([401, undefined])
  expect(await send({ ...event, transactionId: 'T0' })).toEqual([200, 'S'])
  expect(await send({ bizId: 'nobody', transactionId: 'T1' })).toEqual([200, 'S'])
  expect(await statusOf(player)).toBe(0)
})
