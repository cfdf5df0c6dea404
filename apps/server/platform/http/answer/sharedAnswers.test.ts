import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedAnswers } from './sharedAnswers.ts'

function setup(most?: number) {
  let nowMs = 0
  let version = 1n
  let isAway = false
  let asked = 0
  const shared = sharedAnswers({
    clock: { now: () => nowMs },
    version: async () => {
      asked++
      if (isAway) throw new Error('The database is away.')
      return version
    },
    ...(most === undefined ? {} : { most }),
  })
  return {
    shared,
    asked: () => asked,
    change: () => void version++,
    goAway: () => void (isAway = true),
    /** A second passes, and the version is looked for. */
    async pass(ms = 1000) {
      nowMs += ms
      void shared.settle()
      await new Promise(resolve => setImmediate(resolve))
    },
  }
}

const text = (words: string) => async () => ({ type: 'text/plain', plain: Buffer.from(words) })

test('an answer is made once and kept, whole and compressed', async () => {
  const { shared, pass } = setup()
  await pass()
  const made = await shared.make('a', text('hello'))
  expect(shared.get('a')).toBe(made)
  expect(made).toMatchObject({ status: 200, type: 'text/plain', plain: Buffer.from('hello') })
  expect(brotliDecompressSync(made.brotli).toString()).toBe('hello')
  expect(made.etag).toMatch(/^W\/"[\w-]{22}"$/)
})

test('all who ask at the same time share one making', async () => {
  const { shared } = setup()
  let made = 0
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shared.make('a', async () => ({ type: 'x', plain: Buffer.from(String(++made)) }))),
  )
  expect(made).toBe(1)
  expect(new Set(answers).size).toBe(1)
})

test('when the version moves, everything is forgotten within a second', async () => {
  const { shared, pass, change } = setup()
  await pass()
  await shared.make('a', text('old'))
  change()
  await pass(999)
  expect(shared.get('a')?.plain.toString()).toBe('old')
  await pass(1)
  expect(shared.get('a')).toBeUndefined()
})

test('the version is asked for once a second at most', async () => {
  const { shared, asked, pass } = setup()
  await pass()
  const before = asked()
  for (let index = 0; index < 100; index++) void shared.settle()
  expect(asked()).toBe(before)
  await pass()
  expect(asked()).toBe(before + 1)
})

test('what was being made from old content is given to who waited, and not kept', async () => {
  const { shared, pass, change } = setup()
  await pass()
  let finish!: () => void
  const waiting = shared.make('a', async () => {
    await new Promise<void>(resolve => {
      finish = resolve
    })
    return { type: 'x', plain: Buffer.from('old') }
  })
  change()
  await pass()
  const fresh = await shared.make('a', text('new'))
  finish()
  expect((await waiting).plain.toString()).toBe('old')
  expect(shared.get('a')).toBe(fresh)
})

test('what was made before the first version was known is not kept beyond it', async () => {
  const { shared, pass } = setup()
  await shared.make('a', text('unsure'))
  await pass()
  expect(shared.get('a')).toBeUndefined()
})

test('without the database the last known content is better than none', async () => {
  const { shared, pass, goAway } = setup()
  await pass()
  await shared.make('a', text('old'))
  goAway()
  await pass()
  expect(shared.get('a')?.plain.toString()).toBe('old')
})

test('a making that fails is not kept, and the next may succeed', async () => {
  const { shared, pass } = setup()
  await pass()
  await expect(shared.make('a', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect((await shared.make('a', text('yes'))).plain.toString()).toBe('yes')
})

test('only so many are kept, and the oldest goes first', async () => {
  const { shared, pass } = setup(2)
  await pass()
  for (const key of ['a', 'b', 'c']) await shared.make(key, text(key))
  expect(['a', 'b', 'c'].map(key => shared.get(key) !== undefined)).toEqual([false, true, true])
})

test('a second name leads to the same answer', async () => {
  const { shared, pass } = setup()
  await pass()
  const made = await shared.make('a', text('x'))
  shared.alias('b', made)
  expect(shared.get('b')).toBe(made)
})

test('no answer gives way to names that are invented for it, nor one in use to those asked for once', async () => {
  const { shared, pass } = setup(4)
  await pass()
  const home = await shared.make('home', text('home'))
  for (let index = 0; index < 20; index++) shared.alias(`other ${index}`, home)
  expect(shared.get('home')).toBe(home)
  expect(shared.get('other 19')).toBe(home)
  expect(shared.get('other 0')).toBeUndefined()
  for (let index = 0; index < 20; index++) {
    await shared.make(`once ${index}`, text('once'))
    expect(shared.get('home')).toBe(home)
  }
})

test('what nobody else will ask for is answered and not kept', async () => {
  const { shared, pass } = setup()
  await pass()
  const made = await shared.make('invented', async () => ({ ...(await text('once')()), passing: true }))
  expect(brotliDecompressSync(made.brotli).toString()).toBe('once')
  expect(shared.get('invented')).toBeUndefined()
})
