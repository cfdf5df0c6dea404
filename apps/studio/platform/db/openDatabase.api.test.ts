import { join } from 'node:path'
import { ownDatabase, root } from '@saya/testing'
import { expect, test } from 'vitest'
import { openDatabase } from './openDatabase.ts'

const migrations = join(root, 'apps/studio/migrations')

test('books of before the present migrations are refused as they are', async () => {
  const own = await ownDatabase('template1')
  const db = await openDatabase(own.url, migrations)
  await db.look(tx => tx.query(`update migration set name = '0001_studio.sql' where name = '0001_round.sql'`))
  await db.close()
  await expect(openDatabase(own.url, migrations)).rejects.toThrow('prepared by an earlier version (0001_studio.sql)')
  await own.drop()
})
