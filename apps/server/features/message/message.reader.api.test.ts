import { ask, openWorld, payBonus, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerReaders } from '../../platform/readers/reader.store.ts'
import { takeTurn } from '../../platform/readers/takeTurn.ts'
import { type TurnStep, turnSteps } from '../../platform/readers/turnSteps.ts'
import type { Note } from '../../platform/broker/index.ts'
import { post } from '../wallet/post/post.store.ts'
import { announceKept } from './announceKept.ts'
import { keptMessages } from './keptMessages.ts'
import { messageReader } from './message.reader.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.db.memberSchema(0, tx => registerReaders(tx, [messageReader]))
})
afterAll(() => world.close())

const turn = (options: { holder?: string; onStep?: (step: TurnStep) => void } = {}) =>
  takeTurn({ db: world.db, holder: 'one', leaseMs: 0, ...options }, messageReader, 0)
const amountsOf = async ({ token }: Player) =>
  (await ask(world, 'GET /member/message/list', {}, { token })).data.d.map(({ amount }) => amount)

/** Reads until nothing is left: a transaction of another test may hold a reader back. */
async function readOn(player: Player, amounts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await turn()
      return amountsOf(player)
    })
    .toEqual(amounts)
}

test.each(turnSteps)('a bonus is a message once, although the reader was cut off when it had %s', async cut => {
  const ana = await world.player()
  await payBonus(world, ana.uid, { amount: 70_000n })
  await turn({
    onStep: step => {
      if (step === cut) throw new Error('cut off')
    },
  }).catch(() => {})
  await readOn(ana, ['7.00'])
  await turn()
  expect(await amountsOf(ana)).toEqual(['7.00'])
})

test('two readers at once, and one that begins at the beginning again, keep it once too', async () => {
  const ana = await world.player()
  await payBonus(world, ana.uid, { amount: 70_000n })
  await Promise.all([turn(), turn({ holder: 'two' })])
  await readOn(ana, ['7.00'])
  await world.db.memberSchema(0, tx => tx.deleteFrom('reader').where('name', '=', messageReader.name).execute())
  await world.db.memberSchema(0, tx => registerReaders(tx, [messageReader]))
  await turn()
  expect(await amountsOf(ana)).toEqual(['7.00'])
})

test('a bonus whose transaction is rolled back makes no message', async () => {
  const ana = await world.player()
  const named = { uid: ana.uid, reference: 'undone', amount: 80_000n, nowMs: world.clock.now() }
  const undone = world.db.member(ana.uid, async tx => {
    await post(tx, { ...named, act: 'promotion', cashType: 4001 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await payBonus(world, ana.uid, { amount: 90_000n })
  await readOn(ana, ['9.00'])
})

test('what was kept is announced once; where that was cut off, again, under the same id [MSG-19]', async () => {
  const ana = await world.player()
  await payBonus(world, ana.uid, { amount: 60_000n })
  await readOn(ana, ['6.00'])
  const told: Note[] = []
  const own = () => told.filter(({ uid }) => uid === String(ana.uid))
  const failing = announceKept(world, {
    async announce(note) {
      told.push(note)
      if (note.uid === String(ana.uid)) throw new Error('the line is down')
    },
  })
  await expect(failing).rejects.toThrow('the line is down')
  const line = { announce: async (note: Note) => void told.push(note) }
  await announceKept(world, line)
  expect(await announceKept(world, line)).toBe(0)
  expect(own()).toHaveLength(2)
  expect(own()[0]).toEqual(own()[1])
})

test('a bonus of more than an hour ago is not told live, and is in the list', async () => {
  const ana = await world.player()
  await payBonus(world, ana.uid, { amount: 30_000n })
  await readOn(ana, ['3.00'])
  world.clock.advance(3_600_000)
  const told: Note[] = []
  const line = { announce: async (note: Note) => void told.push(note) }
  expect(await announceKept(world, line)).toBe(0)
  expect(told).toEqual([])
  expect(await amountsOf(ana)).toEqual(['3.00'])
})

test('a message is found by its id for its member alone, and those of a time in which nobody was heard [MSG-20, MSG-21]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await payBonus(world, ana.uid, { cashType: 4004, amount: 50_000n })
  await readOn(ana, ['5.00'])
  const { findPayload, listSince } = keptMessages(world.db)
  const notes = (await listSince(world.clock.now())).filter(({ uid }) => uid === String(ana.uid))
  expect(notes).toHaveLength(1)
  const messageId = notes[0]?.messageId ?? ''
  expect(JSON.parse((await findPayload({ uid: String(ana.uid), messageId })) ?? '')).toEqual({
    messageId,
    cash_type: 4004,
    amount: '5.00',
    created_at: Math.floor(world.clock.now() / 1000),
  })
  expect(await findPayload({ uid: String(ben.uid), messageId })).toBe(null)
  expect(await listSince(world.clock.now() + 61_000)).toEqual([])
})
