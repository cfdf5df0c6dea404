import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditSchema } from '../../../apps/server/features/wallet/auditSchema.ts'
import { openDatabase } from '../../../apps/server/platform/db/database.ts'
import { type OwnDatabase, ownDatabase } from '../databases.ts'
import type { SimulationPlace } from './carryOut.ts'
import { simulateSeeds } from './simulateSeeds.ts'

const seeds = 200
const opened: { own: OwnDatabase; place: SimulationPlace }[] = []

beforeAll(async () => {
  // One database for each that runs beside the others: a killed connection is nobody else's.
  for (const memberSchemas of [1, 3, 1] as const) {
    const own = await ownDatabase(memberSchemas === 3 ? 'saya_three' : 'saya_one')
    let uid = 1000n
    const db = await openDatabase(own.url, 4)
    opened.push({ own, place: { url: own.url, db, memberSchemas, nextUid: () => ++uid } })
  }
})
afterAll(async () => {
  for (const { own, place } of opened) {
    await place.db.close()
    await own.drop()
  }
})

test(`the ledger does what its model does under ${seeds} seeds of faults`, async () => {
  const places = opened.map(({ place }) => place)
  expect(await simulateSeeds(places, { first: 1, count: seeds })).toBe('')
}, 240_000)

// Members begin with money that nobody posted, and their clocks jump to months that nobody made.
const isOfTheSetting = ({ check, subject }: { check: string; subject: string }) =>
  check === 'beyond' || check === 'last' || (check === 'balance' && subject.endsWith(' PHP 1'))

test('and the auditor, who knows nothing of all that was sent, finds that it holds', async () => {
  for (const { place } of opened) {
    for (let schema = 0; schema < place.memberSchemas; schema++) {
      const { findings, postings } = await auditSchema(place.db, schema, { tell: () => {} })
      expect(postings).toBeGreaterThan(100)
      expect(findings.kept().filter(finding => !isOfTheSetting(finding))).toEqual([])
    }
  }
}, 60_000)
