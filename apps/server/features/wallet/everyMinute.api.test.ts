import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LedgerWorld, openLedgerWorld, plant, readAuditRuns, readIncidents, readJournal } from '@saya/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signingKey } from '../../platform/signed/index.ts'
import { claimAudit, renewAudit } from './auditRun.store.ts'
import { everyMinute } from './everyMinute.ts'
import { everyNight } from './everyNight.ts'

let world: LedgerWorld
let dataFolder: string
beforeEach(async () => {
  world = await openLedgerWorld(3)
  dataFolder = await mkdtemp(join(tmpdir(), 'saya-minute-'))
})
afterEach(async () => {
  await world.close()
  await rm(dataFolder, { recursive: true })
})

const hourMs = 3_600_000
const key = signingKey(Buffer.alloc(32, 3))

function optionsOf(copy: string) {
  return { db: world.db, clock: world.clock, key, dataFolder: join(dataFolder, copy) }
}

const minute = (copy = 'one') => everyMinute(optionsOf(copy))
const night = (copy = 'one') => everyNight(optionsOf(copy))

async function runs(): Promise<string[]> {
  const each = [0, 1, 2].map(schema => world.db.memberSchema(schema, readAuditRuns))
  return (await Promise.all(each)).flat()
}

test('each minute the heads of all wallets are signed into a file outside the database', async () => {
  await world.funded(100n)
  await minute()
  world.clock.advance(60_000)
  await minute()
  const [file = ''] = await readdir(join(dataFolder, 'one/ledger'))
  expect(file).toBe('heads-2026-03-02.jsonl')
  const lines = (await readFile(join(dataFolder, 'one/ledger', file), 'utf8')).trim().split('\n')
  expect(lines.map(line => (JSON.parse(line) as { at: string }).at)).toEqual([
    '2026-03-02T04:00:00.000Z',
    '2026-03-02T04:01:00.000Z',
  ])
})

test('every schema is proven once a Manila night, whichever copy comes first', async () => {
  await Promise.all([night('one'), night('two')])
  await night('one')
  expect(await runs()).toEqual(['2026-03-02', '2026-03-02', '2026-03-02'])
  world.clock.advance(14 * hourMs)
  await night('two')
  expect(await runs()).toHaveLength(3)
  world.clock.advance(2 * hourMs)
  await Promise.all([night('one'), night('two')])
  expect((await runs()).filter(day => day === '2026-03-03')).toHaveLength(3)
})

test('a night that is broken off is begun again by whoever comes next', async () => {
  const signal = AbortSignal.abort()
  await expect(everyNight({ ...optionsOf('one'), signal })).rejects.toThrow('aborted')
  const broken = new AbortController()
  let asked = 0
  const db: typeof world.db = {
    ...world.db,
    memberSchema(index, work) {
      // The keys of the first schema's proof, the claim of the second, and then its first wallets.
      if (index === 1 && ++asked === 3) broken.abort()
      return world.db.memberSchema(index, work)
    },
  }
  await expect(everyNight({ ...optionsOf('one'), db, signal: broken.signal })).rejects.toThrow('aborted')
  expect(await runs()).toHaveLength(1)
  await night('two')
  expect(await runs()).toHaveLength(3)
})

describe('the claim of a night', () => {
  const day = '2026-03-02'
  const claim = (nowMs: number) => world.db.memberSchema(0, tx => claimAudit(tx, day, nowMs))

  test('of a copy that was killed runs out after an hour', async () => {
    expect(await claim(world.clock.now())).toBe(true)
    world.clock.advance(hourMs - 1)
    await night('two')
    expect(await world.db.memberSchema(0, readAuditRuns)).toEqual([])
    world.clock.advance(2)
    await night('two')
    expect(await world.db.memberSchema(0, readAuditRuns)).toEqual([day])
  })

  test('holds for as long as its copy goes on', async () => {
    expect(await claim(world.clock.now())).toBe(true)
    world.clock.advance(hourMs - 1)
    await world.db.memberSchema(0, tx => renewAudit(tx, day, world.clock.now()))
    world.clock.advance(hourMs - 1)
    expect(await claim(world.clock.now())).toBe(false)
  })

  test('by a clock that was ahead holds nobody up', async () => {
    expect(await claim(world.clock.now() + 3 * hourMs)).toBe(true)
    await night('two')
    expect(await world.db.memberSchema(0, readAuditRuns)).toEqual([day])
  })
})

test('two nights that were missed are made up for at once, whatever the hour', async () => {
  await world.funded(100n)
  await night()
  world.clock.advance(61 * hourMs)
  await night()
  expect((await runs()).filter(one => one === '2026-03-05')).toHaveLength(3)
})

test('the night finds what is wrong', async () => {
  const uid = await world.funded(100n)
  const schema = Number(uid % 3n)
  await world.db.memberSchema(schema, tx => plant(tx, 'update wallet set balance = 7 where uid = $uid', uid))
  await night()
  expect(await world.db.app(readIncidents)).toContain('AUDIT_LAST')
})

test('the months to come are there before they begin', async () => {
  for (let month = 0; month < 14; month++) {
    await minute()
    world.clock.advance(31 * 24 * hourMs)
    await night()
    await world.funded(100n)
    await readJournal(world)
  }
  await minute()
  expect(await world.db.app(readIncidents)).toEqual([])
}, 60_000)
