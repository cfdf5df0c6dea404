import { commitmentOf, toHex } from '@saya/game-math'
import { expect, test } from 'vitest'
import { isAsShown, openPromises } from './promises.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index)
const shown = { commitment: commitmentOf(seed), nonce: 7, clientSeed: 'word' }
const told = { ...shown, serverSeed: toHex(seed) }

function memory(text: string | null = null) {
  const kept = { text }
  return { kept, read: () => kept.text, write: (written: string) => void (kept.text = written) }
}

test('what was shown before a bet is kept over a reload, and what is shown later takes nothing of it back', () => {
  const store = memory()
  openPromises(store).keep('play', shown)
  openPromises(store).keep('play', { ...shown, commitment: 'another' })
  expect(openPromises(store).find('play')).toMatchObject(shown)
  expect(openPromises(store).find('other')).toBeUndefined()
})

test('the oldest of many is forgotten, and what is not ours to read is nothing', () => {
  const store = memory()
  const promises = openPromises(store)
  for (let play = 0; play <= 120; play++) promises.keep(`play-${play}`, shown)
  expect([promises.find('play-0'), promises.find('play-1')?.nonce, promises.find('play-120')?.nonce]).toEqual([
    undefined,
    7,
    7,
  ])
  expect(openPromises(memory('{')).find('play')).toBeUndefined()
})

test.each([
  ['the same', told, true],
  ['the same, before its seed is told', { ...told, serverSeed: '' }, true],
  [
    'another promise that fits another seed',
    { ...told, commitment: commitmentOf(seed.slice(1)), serverSeed: toHex(seed.slice(1)) },
    false,
  ],
  [
    'another promise before its seed is told',
    { ...told, commitment: commitmentOf(seed.slice(1)), serverSeed: '' },
    false,
  ],
  ['another seed', { ...told, serverSeed: toHex(seed.map(byte => byte ^ 1)) }, false],
  ['a seed and one behind it that was not promised', { ...told, closingSeed: '00' }, false],
  ['the same, and no seed though the round is over,', { ...told, serverSeed: '', isOver: true }, false],
  ['another number', { ...told, nonce: 8 }, false],
  ['another word', { ...told, clientSeed: 'words' }, false],
])('of a promise %s is told', (_what, now, holds) => {
  expect(isAsShown(shown, now)).toBe(holds)
})
