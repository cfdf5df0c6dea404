import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type LedgerWorld, openLedgerWorld, readReadings, root, seeded, traffic } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { journalReaders } from '../../journalReaders.ts'
import { takeTurn } from './takeTurn.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld(3)
})
afterAll(() => world.close())

const kills = Number(process.env.KILLS ?? 10)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

async function startReading(holder: string): Promise<ChildProcess> {
  const program = join(root, 'packages/testing/readForTest.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, world.url, holder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: root,
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

test(`readers killed ${kills} times in the midst of traffic lose nothing and repeat nothing (seed ${seed}) [FACT-102]`, async () => {
  const draw = seeded(seed)
  const uids = await Promise.all(Array.from({ length: 9 }, () => world.funded(5_000_000n)))
  const moves = traffic(world, uids, seed)
  for (let kill = 0; kill < kills || (kill < kills * 4 && !(await isReadEverywhere())); kill++) {
    const child = await startReading(`copy ${kill}`)
    const ended = once(child, 'exit')
    const sending = moves.send(120)
    await wait(50 + draw(1200))
    child.kill('SIGKILL')
    await Promise.all([sending, ended])
  }
  for (let schema = 0; schema < 3; schema++) {
    expect(await isRead(schema)).toBe(true)
    await expect.poll(() => isTruth(schema)).toBe(true)
  }
})

/** On a busy machine a copy may be killed before it has read a page of every schema. */
async function isReadEverywhere(): Promise<boolean> {
  return (await isRead(0)) && (await isRead(1)) && (await isRead(2))
}

async function isRead(schema: number): Promise<boolean> {
  const { kept } = await world.db.memberSchema(schema, readReadings)
  return kept.some(rows => rows.length > 0)
}

/** Reads on where the last copy left off, once its lease has run out. */
async function isTruth(schema: number): Promise<boolean> {
  const turn = { db: world.db, holder: 'last', leaseMs: 0 }
  for (const reader of journalReaders(world)) while (await takeTurn(turn, reader, schema));
  const { kept, truth } = await world.db.memberSchema(schema, readReadings)
  expect(kept.length).toBe(truth.length)
  return kept.every((rows, index) => sameRows(rows, truth[index] ?? []))
}

function sameRows(one: readonly unknown[], other: readonly unknown[]): boolean {
  const text = (rows: readonly unknown[]) =>
    JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : (value as unknown)))
  return text(one) === text(other)
}
