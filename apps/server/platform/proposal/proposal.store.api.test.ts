import { randomUUID } from 'node:crypto'
import { openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberTx } from '../db/database.ts'
import { addProposal, decideProposal } from './proposal.store.ts'

let world: World
let uid = 0n
beforeAll(async () => {
  world = await openWorld()
  uid = (await world.player()).uid
})
afterAll(() => world.close())

const maker = { operatorId: randomUUID(), email: 'maker' }
const checker = { operatorId: randomUUID(), email: 'checker' }

let amounts = 0n

/** No two of them are the same. */
function wish() {
  const amount = ++amounts * 10_000n
  return { uid, direction: 'given', cause: 'goodwill', amount, reason: 'Sorry', evidence: 'Ticket 7' }
}

interface Addition {
  readonly by?: typeof maker
  readonly lapseMs?: number
}

function add(about: ReturnType<typeof wish>, { by = maker, ...lapse }: Addition = {}) {
  const nowMs = world.clock.now()
  return world.db.member(uid, tx => addProposal(tx, 'adjustment', { about, by, nowMs, ...lapse }))
}

async function added(): Promise<string> {
  const row = await add(wish())
  if (!row) throw new Error('Another one waits.')
  return row.id
}

function decideIn(tx: MemberTx, id: string, to: 'approved' | 'refused' = 'approved', by = checker) {
  const decision = { id, to, by, decision: 'Looked at it', nowMs: world.clock.now() }
  return decideProposal(tx, 'adjustment', decision)
}

function find(id: string) {
  return world.db.member(uid, tx =>
    tx.selectFrom('adjustment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

test('of ten who propose the same at once one has proposed it, and of what waits there is one', async () => {
  const about = wish()
  const rows = await Promise.all(Array.from({ length: 10 }, () => add(about)))
  expect(rows.filter(row => row !== undefined)).toEqual([
    expect.objectContaining({ status: 'proposed', proposed_name: 'maker', decided_by: null, decided_at: null }),
  ])
})

test('of ten who decide at once one decides, and what they say is kept', async () => {
  const id = await added()
  const decisions = Array.from({ length: 10 }, (_, at) =>
    world.db.member(uid, tx => decideIn(tx, id, at % 2 === 0 ? 'approved' : 'refused')),
  )
  const ends = await Promise.allSettled(decisions)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await find(id)).toMatchObject({ decided_name: 'checker', decision: 'Looked at it' })
})

test('once it is decided the same can be proposed again', async () => {
  const about = wish()
  const first = await add(about)
  expect(await add(about)).toBeUndefined()
  await world.db.member(uid, tx => decideIn(tx, first?.id ?? '', 'refused', maker))
  expect(await add(about)).toMatchObject({ status: 'proposed' })
})

test('nobody approves their own, whatever a caller has forgotten to ask', async () => {
  const id = await added()
  await expect(world.db.member(uid, tx => decideIn(tx, id, 'approved', maker))).rejects.toThrow('adjustment_check')
  expect(await find(id)).toMatchObject({ status: 'proposed' })
})

test('whoever is cut off behind the decision has decided nothing', async () => {
  const id = await added()
  const cutOff = world.db.member(uid, async tx => {
    expect(await decideIn(tx, id)).toMatchObject({ status: 'approved' })
    throw new Error('cut off')
  })
  await expect(cutOff).rejects.toThrow('cut off')
  expect(await find(id)).toMatchObject({ status: 'proposed', decided_by: null })
  expect(await world.db.member(uid, tx => decideIn(tx, id))).toMatchObject({ status: 'approved' })
})

test('what nobody decided in its time is refused by whoever proposes anew, and keeps others waiting until then', async () => {
  const about = wish()
  const first = await add(about)
  const lapse = { by: checker, lapseMs: 60_000 }
  world.clock.advance(59_999)
  expect(await add(about, lapse)).toBeUndefined()
  world.clock.advance(1)
  const rows = await Promise.all([1, 2, 3].map(() => add(about, lapse)))
  expect(rows.filter(row => row !== undefined)).toHaveLength(1)
  expect(await find(first?.id ?? '')).toMatchObject({ status: 'refused', decided_name: 'checker' })
})
