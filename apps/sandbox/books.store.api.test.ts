import { join } from 'node:path'
import { ownDatabase, root } from '@saya/testing'
import { expect, test } from 'vitest'
import { openBooks } from './books.store.ts'

const migrations = join(root, 'apps/sandbox/migrations')

test('books of before the present migrations are refused as they are', async () => {
  const own = await ownDatabase('sandbox')
  const books = await openBooks(own.url, migrations)
  await books.query(`update migration set name = '0001_sms.sql' where name = '0001_message.sql'`)
  await books.close()
  await expect(openBooks(own.url, migrations)).rejects.toThrow('prepared by an earlier version (0001_sms.sql)')
  await own.drop()
})
