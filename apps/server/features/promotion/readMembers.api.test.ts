import { randomUUID } from 'node:crypto'
import { approvedPlayer, grantDeps, openWorld, type Player, type World } from '@saya/testing'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { setGate } from '../gate/index.ts'
import { replaceDays } from '../harm/day.store.ts'
import { openContactFor } from '../harm/index.ts'
import { insertLimit } from '../limit/limit.store.ts'
import { findPauses } from './findPauses.ts'
import { type MemberDoor, readMembers } from './readMembers.ts'

let world: World
let players: readonly Player[]
beforeAll(async () => {
  world = await openWorld()
  players = await Promise.all(Array.from({ length: 12 }, () => approvedPlayer(world)))
})
afterAll(() => world.close())

/** How many statements members of one schema are known by. */
async function read(uids: readonly bigint[]) {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const open: MemberDoor = work => world.db.memberSchema(0, tx => work(tx.withPlugin(counter)))
  const members = await readMembers(grantDeps(world), open, uids)
  return { members, statements }
}

test('a page of members is known by as many statements as two of them, however many they are', async () => {
  const uids = players.map(({ uid }) => uid)
  const [few, many] = [await read(uids.slice(0, 2)), await read(uids)]
  expect(new Set(many.members.keys())).toEqual(new Set(uids))
  expect(few.statements).toBeGreaterThan(0)
  expect(many.statements).toBe(few.statements)
})

test('of a page each member is paused by what pauses them alone: an exclusion, a limit of their own, signs of harm, words that ask for help [SAFE-122]', async () => {
  const someone = async () => (await approvedPlayer(world)).uid
  const [excluded, limited, harmed] = [await someone(), await someone(), await someone()]
  const [asking, helped, ended, free] = [await someone(), await someone(), await someone(), await someone()]
  const uids = [excluded, limited, harmed, asking, helped, ended, free]
  const nowMs = world.clock.now()
  await world.db.memberSchema(0, async tx => {
    const gate = { cause: 'exclusion', openUntilMs: null, nowMs } as const
    await setGate(tx, { ...gate, uid: excluded, closedUntilMs: null })
    await setGate(tx, {
      ...gate,
      uid: ended,
      cause: 'time_out',
      openUntilMs: nowMs + 1000,
      closedUntilMs: nowMs + 2000,
    })
    await insertLimit(tx, { uid: limited, counts: 'deposit', period: 'day', most: 0n, nowMs })
    const score = { points: 9, reached: 'contact', band: 'contact', unknown: [], markers: [] } as const
    await replaceDays(tx, { uids: [harmed], day: '2026-01-01' }, [{ uid: harmed, day: '2026-01-01', ...score }])
    for (const uid of [asking, helped]) await openContactFor(tx, { uid, topics: ['money'], nowMs })
    const done = { status: 'done', taken_by: randomUUID(), taken_at: instant(nowMs), done_at: instant(nowMs) }
    const ending = { ...done, way: 'call', outcome: 'talked' }
    await tx.updateTable('harm_contact').set(ending).where('uid', '=', helped).execute()
  })
  const { members } = await read(uids)
  function pausesOf(uid: bigint) {
    const facts = members.get(uid)?.facts
    return {
      isExcluded: facts?.isExcluded,
      isTimedOut: facts?.isTimedOut,
      isRestricted: facts?.isRestricted,
      isLimited: facts?.isLimited,
      isAtContact: facts?.isAtContact,
    }
  }
  const none = { isExcluded: false, isTimedOut: false, isRestricted: false, isLimited: false, isAtContact: false }
  expect(uids.map(pausesOf)).toEqual([
    { ...none, isExcluded: true },
    { ...none, isLimited: true },
    { ...none, isAtContact: true },
    { ...none, isAtContact: true },
    none,
    none,
    none,
  ])
  for (const uid of uids) {
    expect(pausesOf(uid)).toEqual(await world.db.memberSchema(0, tx => findPauses(tx, uid, nowMs)))
  }
})
