import { join } from 'node:path'
import { ownDatabase, root } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Books, openBooks } from '../books.store.ts'
import { beginReading, endReading, findCheck, findPicture, forgetOldChecks, insertCheck } from './idCheck.store.ts'

const migrations = join(root, 'apps/sandbox/migrations')
let own: Awaited<ReturnType<typeof ownDatabase>>
let books: Books

beforeAll(async () => {
  own = await ownDatabase('sandbox')
  books = await openBooks(own.url, migrations)
})
afterAll(async () => {
  await books.close()
  await own.drop()
})

async function open(id: string): Promise<string> {
  await insertCheck(books, {
    id,
    clientId: 'saya000000000001',
    bizId: 'b',
    userId: 'u',
    docType: '00630000017',
    completeUrl: 'https://saya.example/',
    interruptUrl: 'https://saya.example/',
    locale: 'en-US',
    pageKey: 'k',
  })
  return id
}

const passed = {
  state: 'passed',
  docError: null,
  outcome: { fields: { lastName: 'CRUZ' }, confidence: { lastName: 0.9 } },
  picture: Buffer.from('picture'),
  isTry: true,
} as const

test('a picture is read once at a time, and its end is written once', async () => {
  const id = await open('Gtwice')
  expect(await Promise.all([beginReading(books, id), beginReading(books, id)])).toContain(false)
  await endReading(books, { id, ...passed })
  await endReading(books, { id, ...passed, state: 'failed' })
  expect(await findCheck(books, id)).toMatchObject({ state: 'passed', tries: 1, outcome: passed.outcome })
  expect(await beginReading(books, id)).toBe(false)
})

test('a check whose reader was killed can be shown a picture again, and books outlive their keeper', async () => {
  const id = await open('Gkilled')
  expect(await beginReading(books, id)).toBe(true)
  await books.close()
  books = await openBooks(own.url, migrations)
  expect(await findCheck(books, id)).toMatchObject({ state: 'reading', tries: 0 })
  expect(await beginReading(books, id)).toBe(false)
  await books.query(`update id_check set reading_until = clock_timestamp() - interval '1 second' where id = $1`, [id])
  expect(await beginReading(books, id)).toBe(true)
})

test('a check that ran out takes no more pictures, and forgets what it was shown a day later', async () => {
  const id = await open('Gold')
  await beginReading(books, id)
  await endReading(books, { id, ...passed })
  await books.query(`update id_check set expires_at = clock_timestamp() - interval '23 hours' where id = $1`, [id])
  await forgetOldChecks(books)
  expect(await findPicture(books, id)).toEqual(Buffer.from('picture'))
  await books.query(`update id_check set expires_at = clock_timestamp() - interval '25 hours' where id = $1`, [id])
  await forgetOldChecks(books)
  expect(await findPicture(books, id)).toBeNull()
  expect(await findCheck(books, id)).toMatchObject({ state: 'passed', outcome: null, is_over_time: true })
  const late = await open('Glate')
  await books.query(`update id_check set expires_at = clock_timestamp() where id = $1`, [late])
  expect(await beginReading(books, late)).toBe(false)
})
