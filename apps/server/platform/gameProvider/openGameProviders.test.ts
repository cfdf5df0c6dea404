import { expect, test } from 'vitest'
import { openGameProviders, readProviderPlaces } from './openGameProviders.ts'

test('a place has a name, an address and, where it is another one, the host of its pages', () => {
  expect(readProviderPlaces('studio=http://127.0.0.1:8090, other=https://a.example/x|https://games.example')).toEqual([
    { code: 'studio', url: 'http://127.0.0.1:8090', pages: 'http://127.0.0.1:8090' },
    { code: 'other', url: 'https://a.example/x', pages: 'https://games.example' },
  ])
  expect(readProviderPlaces('')).toEqual([])
})

test.each(['studio', 'studio=', 'studio=ftp://x', 'Studio=http://x', 'a1=http://x,a1=http://y', 'a1=http://x|y'])(
  'the places %j are of another form',
  text => expect(readProviderPlaces(text)).toBeNull(),
)

test('a provider that shares no key with us cannot be asked', () => {
  const places = readProviderPlaces('one=http://127.0.0.1:1,two=http://127.0.0.1:2') ?? []
  const keys = [{ provider: 'two', id: '1', bytes: Buffer.alloc(32) }]
  expect([...openGameProviders({ places, keys, clock: { now: () => 0 } }).keys()]).toEqual(['two'])
})
