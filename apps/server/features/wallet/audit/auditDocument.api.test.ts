import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LedgerWorld, listColumns, openLedgerWorld, root } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaChecks } from './audit.rules.ts'

let world: LedgerWorld
let columns: Map<string, string[]>
let rows: string[][]
let checks: string[]
beforeAll(async () => {
  world = await openLedgerWorld()
  columns = await world.db.memberSchema(0, listColumns)
  const text = await readFile(join(root, 'docs/audit.md'), 'utf8')
  rows = tableBelow(text, '## What proves each column')
  checks = tableBelow(text, '# The audit').flatMap(([named = '']) => named.split(', '))
})
afterAll(() => world.close())

function tableBelow(text: string, heading: string): string[][] {
  const section = text.slice(text.indexOf(heading)).split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter(line => line.startsWith('|'))
  const cells = lines.slice(2).map(line => line.split('|').slice(1, -1))
  return cells.map(row => row.map(cell => cell.trim()))
}

const ofTheLedger =
  /^(wallet|play_gate|command|journal|round|lot|late_credit|game_session|reader|house_account|bet_|game_|tally_|audit|settled_kept)/

test('every column of the ledger is named once, with what proves it or why nothing need', () => {
  const named = new Map<string, string[]>()
  for (const [table = '', list = ''] of rows) named.set(table, [...(named.get(table) ?? []), ...list.split(', ')])
  const there = [...columns].filter(([table]) => ofTheLedger.test(table))
  const sorted = (of: Iterable<readonly [string, string[]]>) =>
    [...of].map(([table, list]) => `${table}: ${[...list].sort().join(' ')}`).sort()
  expect(sorted(named)).toEqual(sorted(there))
})

test('what proves a column is a check that there is', () => {
  for (const [table, list, proof = ''] of rows) {
    const isReason = /^nothing: .{20}/.test(proof)
    const unknown = isReason ? [] : proof.split(', ').filter(check => !checks.includes(check))
    expect({ table, list, unknown }).toEqual({ table, list, unknown: [] })
  }
})

test('every check is told of, and no other', () => {
  expect([...checks].sort()).toEqual([...schemaChecks, 'key', 'signed', 'failed', 'late'].sort())
})
