import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorld, readIncidents, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import { signingKey } from '../../../platform/signed/index.ts'
import { type ChainedAct, hashAct } from './actChain.ts'
import { readActHeads, signedHead } from './actHeads.ts'
import { proveActs } from './proveActs.ts'
import { acceptActs, signActs } from './signActs.ts'

let world: World
let dataFolder: string
beforeEach(async () => {
  world = await openWorld()
  dataFolder = await mkdtemp(join(tmpdir(), 'saya-acts-'))
  for (let count = 0; count < 4; count++) await staffOf(world)
})
afterEach(async () => {
  await world.close()
  await rm(dataFolder, { recursive: true })
})

const signing = () => ({ dataFolder, key: signingKey(Buffer.alloc(32, 3)) })
const run = (statement: string) => world.db.app(tx => sql.raw(statement).execute(tx))
const prove = () => proveActs({ ...world, signing: signing() })
const fileOf = async () => join(dataFolder, 'acts', (await readdir(join(dataFolder, 'acts')))[0] ?? '')
const incidents = () => world.db.app(readIncidents)
async function sign(): Promise<void> {
  world.clock.advance(60_000)
  await signActs({ ...world, random: systemRandom, ...signing() })
}

/** As a hand with all rights to the database would do it: a changed act, and every hash after it anew. */
async function redoChain(): Promise<void> {
  await run('alter table staff_act disable trigger staff_act_stays')
  await run("update staff_act set operator = 'somebody@saya.local' where seq = 2")
  await world.db.app(async tx => {
    const acts = await tx.selectFrom('staff_act').selectAll().orderBy('seq').execute()
    let previous: Buffer = Buffer.alloc(32)
    for (const act of acts) {
      const chained: ChainedAct = {
        seq: act.seq,
        atMs: act.at,
        operatorId: act.operator_id,
        operator: act.operator,
        role: act.role,
        action: act.action,
        objectKind: act.object_kind,
        objectId: act.object_id,
        before: act.before,
        after: act.after,
        reason: act.reason,
        address: act.address,
        requestId: act.request_id,
      }
      const hash = hashAct(previous, chained)
      await tx.updateTable('staff_act').set({ previous_hash: previous, hash }).where('seq', '=', act.seq).execute()
      previous = hash
    }
    await tx.updateTable('staff_chain').set({ hash: previous }).execute()
  })
}

test('a chain that was redone whole, each hash of it right, is not the one that was signed', async () => {
  await sign()
  await staffOf(world)
  expect(await prove()).toEqual({ acts: 5n, brokenAt: null, signed: { state: 'held', seq: 4n } })
  await redoChain()
  expect(await proveActs(world)).toMatchObject({ brokenAt: null, signed: { state: 'unseen' } })
  expect(await prove()).toEqual({ acts: 5n, brokenAt: 4n, signed: { state: 'broken', seq: 4n } })
  expect(await incidents()).toEqual(['STAFF_HEADS_BROKEN'])
  // A copy of the server that has no files clears nothing, and what is signed next does not cover it up.
  await proveActs(world)
  await sign()
  await sign()
  expect(await prove()).toMatchObject({ brokenAt: 4n, signed: { state: 'broken' } })
  expect(await incidents()).toEqual(['STAFF_HEADS_BROKEN'])
})

test('the minute finds it too, before it signs what is there now', async () => {
  await sign()
  await redoChain()
  await sign()
  expect(await incidents()).toEqual(['STAFF_HEADS_BROKEN'])
})

test('acts that nobody had proven and that were cut off, chain and all, are missed', async () => {
  await sign()
  await run('alter table staff_act disable trigger staff_act_stays')
  await run('delete from staff_act where seq = 4')
  await run('update staff_chain set seq = 3, hash = (select hash from staff_act where seq = 3)')
  expect(await proveActs(world)).toMatchObject({ brokenAt: null })
  expect(await prove()).toMatchObject({ brokenAt: 4n, signed: { state: 'broken' } })
})

test('files that are gone are told of, and the next line says so itself', async () => {
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'never', seq: 0n } })
  await sign()
  await rm(await fileOf())
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'absent', seq: 0n } })
  await sign()
  expect(await incidents()).toEqual(['STAFF_HEADS_LOST'])
  await sign()
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'lost', seq: 4n } })
  world.clock.advance(60_000)
  await prove()
  expect(await incidents()).toEqual(['STAFF_HEADS_LOST'])
})

test('lines cut off the end of a file are missed', async () => {
  await sign()
  const short = await readFile(await fileOf(), 'utf8')
  await staffOf(world)
  await sign()
  await writeFile(await fileOf(), short)
  expect(await prove()).toMatchObject({ signed: { state: 'lost', seq: 4n } })
})

test.each([
  ['changed', ([first, second]: string[]) => [first?.replace('"seq":"4"', '"seq":"3"'), second]],
  ['taken out', ([, second]: string[]) => [second]],
  ['put in twice', ([first, second]: string[]) => [first, first, second]],
])('a line that was %s breaks the file', async (_what, change) => {
  await sign()
  await sign()
  const lines = (await readFile(await fileOf(), 'utf8')).trim().split('\n')
  await writeFile(await fileOf(), `${change(lines).join('\n')}\n`)
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'broken' } })
  await writeFile(await fileOf(), `${lines.join('\n')}\n`)
  world.clock.advance(60_000)
  expect(await prove()).toMatchObject({ signed: { state: 'held' } })
  expect(await incidents()).toEqual([])
})

test('whoever is killed between act, line and note has lost nothing', async () => {
  await sign()
  const note = await world.db.app(tx => tx.selectFrom('act_signing').selectAll().executeTakeFirstOrThrow())
  // An act that no line has yet.
  await staffOf(world)
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'held', seq: 4n } })
  // Two lines that the database did not come to note, and a third that was cut off.
  await sign()
  await sign()
  await world.db.app(tx => tx.updateTable('act_signing').set({ line: note.line, seq: note.seq }).execute())
  await writeFile(await fileOf(), `${await readFile(await fileOf(), 'utf8')}{"at":"2026`)
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'held', seq: 5n } })
  await sign()
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'held', seq: 5n } })
  // The very first line, not noted.
  await run('delete from act_signing')
  expect(await prove()).toMatchObject({ signed: { state: 'held' } })
  await sign()
  expect(await prove()).toMatchObject({ signed: { state: 'held' } })
  expect(await incidents()).toEqual([])
})

test('a database that was restored is another, and is asked about until a person accepts it', async () => {
  await sign()
  await run('alter table staff_act disable trigger staff_act_stays')
  // As an older backup is: fewer acts, in a schema that was made anew.
  await run('delete from staff_act where seq = 4')
  await run('update staff_chain set seq = 3, hash = (select hash from staff_act where seq = 3)')
  await run("update act_signing set database = 'another'")
  const file = await fileOf()
  const { key } = signing()
  const [line] = readActHeads(await readFile(file, 'utf8'), key, true).lines
  if (!line) throw new Error('Nothing was signed.')
  await writeFile(file, `${signedHead({ ...line, database: 'another' }, key)}\n`)
  expect(await prove()).toMatchObject({ brokenAt: 4n, signed: { state: 'broken' } })
  await sign()
  expect((await incidents()).sort()).toEqual(['STAFF_ACTS_BROKEN', 'STAFF_HEADS_BROKEN', 'STAFF_HEADS_MOVED'])
  await acceptActs({ ...world, random: systemRandom, ...signing() }, 'Restored')
  world.clock.advance(60_000)
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'held', seq: 3n } })
  expect(await incidents()).toEqual([])
})

test('renaming the database hides no change of the audit log, and causes no finding by itself', async () => {
  await sign()
  const file = await fileOf()
  const { key } = signing()
  const [line] = readActHeads(await readFile(file, 'utf8'), key, true).lines
  if (!line) throw new Error('Nothing was signed.')
  await writeFile(file, `${signedHead({ ...line, database: 'another' }, key)}\n`)
  await run("update act_signing set database = 'another'")
  expect(await prove()).toMatchObject({ brokenAt: null, signed: { state: 'moved', seq: 4n } })
  await sign()
  await redoChain()
  expect(await prove()).toMatchObject({ brokenAt: 4n, signed: { state: 'broken' } })
})

test('an act behind the end of the chain is no act, however right the chain is', async () => {
  await run('alter table staff_act disable trigger staff_act_stays')
  await run("update staff_act set operator = 'somebody@saya.local' where seq = 4")
  await run('update staff_chain set seq = 3, hash = (select hash from staff_act where seq = 3)')
  expect(await proveActs(world)).toMatchObject({ brokenAt: 4n })
})

test('a chain that was made to end before a signed act is broken, though that act is there', async () => {
  await sign()
  await run('update staff_chain set seq = 3, hash = (select hash from staff_act where seq = 3)')
  expect(await prove()).toMatchObject({ brokenAt: 4n })
})
