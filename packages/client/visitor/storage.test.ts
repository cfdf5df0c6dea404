import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { createStorage } from './storage.ts'

/** A browser's storage as far as it is used, with a door to look behind. */
function browserStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const storage = {
    get length() {
      return map.size
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, String(value)),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
  } satisfies Storage
  return { map, storage }
}

const onHost = (hostname: string, storage: Storage, version = '2') =>
  createStorage({ version, hostname, backing: () => storage })

test('every key carries the version [CONST-01]', () => {
  const { map, storage } = browserStorage()
  onHost('play.example.test', storage).set('theme', 'dark')
  expect([...map.keys()]).toEqual(['saya.2:theme'])
})

test('values of other versions are removed at the start, those of others stay [CONST-02]', () => {
  const { map, storage } = browserStorage({ 'saya.1:theme': '"x"', 'saya.2:lang': '"y"', 'saya.22:a': '1', other: '1' })
  onHost('localhost', storage)
  expect([...map.keys()]).toEqual(['saya.2:lang', 'other'])
})

test.each([
  ['play.example.test', true],
  ['beta.example.test', false],
  ['h5.fat.example.test', false],
  ['localhost', false],
  ['slots.localhost', false],
  ['alphabeta.example.test', true],
  ['fatty.example.test', true],
  ['127.0.0.1', true],
])('on %s a stored value is encoded: %s [CONST-03]', (hostname, isEncoded) => {
  const { map, storage } = browserStorage()
  const store = onHost(hostname, storage)
  store.set('name', { nick: 'Niña ₱' })
  const json = '{"nick":"Niña ₱"}'
  expect(map.get('saya.2:name')).toBe(isEncoded ? Buffer.from(json, 'utf8').toString('base64') : json)
  expect(store.get('name')).toEqual({ nick: 'Niña ₱' })
})

test('a value is read back at the next visit, and one that is removed is gone', () => {
  const { storage } = browserStorage()
  onHost('play.example.test', storage).set('list', [1, 'two', null])
  const next = onHost('play.example.test', storage)
  expect(next.get('list')).toEqual([1, 'two', null])
  next.remove('list')
  expect(onHost('play.example.test', storage).get('list')).toBeUndefined()
})

test.each(['not json', '"', '€', ''])('the damaged value %j reads as nothing', text => {
  const { storage } = browserStorage({ 'saya.2:a': text })
  expect(onHost('play.example.test', storage).get('a')).toBeUndefined()
  expect(onHost('localhost', storage).get('a')).toBeUndefined()
})

test('where storage is forbidden, values last until the page closes', () => {
  function forbidden(): never {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = createStorage({ version: '2', hostname: 'localhost', backing: forbidden })
  store.set('token', 'abc')
  expect(store.get('token')).toBe('abc')
  store.clearExcept([])
  expect(store.get('token')).toBeUndefined()
})

test('where storage is full, the new value counts and the old one does not come back', () => {
  const { map, storage } = browserStorage()
  const store = onHost('localhost', storage)
  store.set('token', 'old')
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store.set('token', 'new')
  expect(store.get('token')).toBe('new')
  expect(map.has('saya.2:token')).toBe(false)
})

test('signing out clears everything but what is named', () => {
  const { map, storage } = browserStorage({ other: '1' })
  const store = onHost('localhost', storage)
  for (const key of ['token', 'theme', 'adId']) store.set(key, key)
  store.clearExcept(['theme', 'adId'])
  expect([...map.keys()]).toEqual(['other', 'saya.2:theme', 'saya.2:adId'])
})
