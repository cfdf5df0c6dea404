import { readFileSync } from 'node:fs'
import { openWorld, root } from '@saya/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tableClasses } from './tableClasses.ts'

test('what is asked of each class of data is written down', () => {
  const text = readFileSync(`${root}/docs/security/data.md`, 'utf8')
  for (const name of new Set(Object.values(tableClasses))) expect(text).toContain(`| \`${name}\` `)
})

test('no column of any table keeps in plain what signs somebody in', async () => {
  const world = await openWorld()
  try {
    const { rows } = await world.db.app(tx =>
      sql<{ table_name: string; column_name: string; data_type: string }>`
        select table_name, column_name, data_type from information_schema.columns
        where table_schema not in ('pg_catalog', 'information_schema')`.execute(tx),
    )
    const secrets = rows.filter(({ column_name }) => /password|secret|token|pepper/.test(column_name))
    expect(secrets.length).toBeGreaterThan(5)
    const plain = secrets.filter(
      ({ column_name, data_type }) => data_type !== 'bytea' && !column_name.endsWith('_hash'),
    )
    expect(plain.map(row => `${row.table_name}.${row.column_name}`)).toEqual(['operator.password_drawn_at'])
  } finally {
    await world.close()
  }
})
