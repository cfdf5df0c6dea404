import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

test('of a migration that fails nothing is left, and it is applied once it is mended', async () => {
  const own = await ownDatabase('sandbox')
  const folder = await mkdtemp(join(tmpdir(), 'saya-books-'))
  const next = join(folder, '9999_next.sql')
  await cp(migrations, folder, { recursive: true })
  await writeFile(next, 'create table half (one int); select 1 / 0;')
  await expect(openBooks(own.url, folder)).rejects.toThrow('division by zero')
  await writeFile(next, 'create table half (one int);')
  const all = await Promise.all([openBooks(own.url, folder), openBooks(own.url, folder)])
  const [books] = all
  expect(await books.query(`select name from migration where name = '9999_next.sql'`)).toHaveLength(1)
  await Promise.all(all.map(one => one.close()))
  await rm(folder, { recursive: true })
  await own.drop()
})
