import { expect, test } from 'vitest'
import { hasFlag, partnerFlags, setFlag } from './sessionFlags.ts'

function memory() {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  return { kept, store: () => store }
}

const all = [...partnerFlags, 'firstEntryProcessed'] as const

test('six flags are kept, each by itself, until they are taken back [AUTH-64]', () => {
  expect(all).toEqual([
    'glifeUser',
    'lazadaBrowserUser',
    'lazadaBrowserWithdrawUser',
    'lazadaminiUser',
    'mayaminiUser',
    'firstEntryProcessed',
  ])
  for (const flag of all) {
    const { kept, store } = memory()
    setFlag(flag, true, store)
    expect([...kept]).toEqual([[`saya.${flag}`, '1']])
    expect(all.filter(each => hasFlag(each, store))).toEqual([flag])
    setFlag(flag, false, store)
    expect(kept.size).toBe(0)
  }
})

test('a browser without storage has no flags, and nothing breaks', () => {
  function broken(): never {
    throw new Error('denied')
  }
  setFlag('glifeUser', true, broken)
  expect(hasFlag('glifeUser', broken)).toBe(false)
})
