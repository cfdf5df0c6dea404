import { openWorld, type World } from '@saya/testing'
import type { KyselyPlugin, OperationNode } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOwn as exportAgency } from '../agency/index.ts'
import { exportOwn as exportIdentity } from '../identity/index.ts'
import { exportOwn as exportNumberClaims } from '../numberClaim/index.ts'
import { exportOwn as exportPromotions } from '../promotion/index.ts'
import { exportOwn as exportPush } from '../push/index.ts'
import { exportOwn as exportRankings } from '../ranking/index.ts'
import { exportOwn as exportInvites } from '../referral/index.ts'
import { type OwnTables, ownTables } from './ownTables.ts'
import { readOwned } from './readOwned.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Collects the names of the tables in every statement that goes through it. */
function tableNames(): KyselyPlugin & { readonly names: ReadonlySet<string> } {
  const names = new Set<string>()
  return {
    names,
    transformQuery({ node }) {
      collect(node, names)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function collect(part: unknown, names: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  const node = part as OperationNode & { table?: { identifier: { name: string } }; sqlFragments?: readonly string[] }
  if (node.kind === 'TableNode' && node.table) names.add(node.table.identifier.name)
  for (const [, name = ''] of (node.sqlFragments ?? []).join(' ').matchAll(/\b(?:from|join)\s+"?(\w+)/g))
    names.add(name)
  for (const inner of Object.values(part)) collect(inner, names)
}

test('a table that neither is in the copy of own data nor has a reason does not compile', () => {
  const { favourite: _favourite, ...others } = ownTables
  // @ts-expect-error: favourites are kept of a member.
  const incomplete: OwnTables = others
  expect(incomplete.favourite).toBeUndefined()
  // @ts-expect-error: a copy has no such part.
  const wrong: OwnTables = { ...ownTables, favourite: { copied: 'likings' } }
  expect(wrong.favourite).toEqual({ copied: 'likings' })
})

test('a copy is read from every table that is said to be in it, and from no other', async () => {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  const reads = tableNames()
  await world.db.app(tx => exportIdentity(tx.withPlugin(reads), uid))
  await world.db.app(tx => exportPromotions(tx.withPlugin(reads), uid))
  await world.db.app(tx => exportPush(tx.withPlugin(reads), uid))
  await world.db.app(tx => exportRankings(tx.withPlugin(reads), uid))
  await world.db.app(tx => exportAgency(tx.withPlugin(reads), uid))
  await world.db.app(tx => exportNumberClaims(tx.withPlugin(reads), uid))
  await world.db.app(tx => exportInvites(tx.withPlugin(reads), uid))
  await world.db.member(uid, tx =>
    readOwned(tx.withPlugin(reads), uid, { masters: world.apiOptions.masters, nowMs: world.clock.now() }),
  )
  const own = Object.entries<OwnTables[keyof OwnTables]>(ownTables)
  const copied = own.filter(([, place]) => 'copied' in place).map(([table]) => table)
  expect([...reads.names].filter(name => name in ownTables).sort()).toEqual(copied.sort())
})
