// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PagesStore, usePages } from './usePages.ts'

interface Letters {
  readonly rows: readonly string[]
  readonly next: string | undefined
}

/** Three pages of letters; each cursor names the page behind it. */
const pages: Readonly<Record<string, Letters>> = {
  '': { rows: ['a', 'b'], next: 'second' },
  second: { rows: ['c'], next: 'third' },
  third: { rows: ['d'], next: undefined },
}

function open(kept?: PagesStore<Letters>) {
  return renderHook(() =>
    usePages<Letters, string>(async ({ cursor: { cursor = '' }, before }) => {
      const { rows, next } = pages[cursor] ?? expect.fail(`There is no page ${cursor}.`)
      return { rows, end: { rows: [...(before?.rows ?? []), ...rows], next } }
    }, kept),
  ).result.current
}

const { signal } = new AbortController()

test('each page begins where the one before ended, and the first at the beginning', async () => {
  const load = open()
  expect(await load(1, signal)).toEqual(['a', 'b'])
  expect(await load(2, signal)).toEqual(['c'])
  expect(await load(3, signal)).toEqual(['d'])
  expect(await load(1, signal)).toEqual(['a', 'b'])
  expect(await load(2, signal)).toEqual(['c'])
})

test('behind the last page there is nothing, also where that page was full', async () => {
  const load = open()
  for (const page of [1, 2, 3]) await load(page, signal)
  expect(await load(4, signal)).toEqual([])
  expect(await load(1, signal)).toEqual(['a', 'b'])
})

test('a list that is kept goes on where it was left, by another page of the app too', async () => {
  let held: Letters | undefined
  const kept: PagesStore<Letters> = { read: () => held, write: letters => (held = letters) }
  await open(kept)(1, signal)
  expect(await open(kept)(2, signal)).toEqual(['c'])
  expect(held).toEqual({ rows: ['a', 'b', 'c'], next: 'third' })
})

test('a page that came too late for who asked does not move the end', async () => {
  const load = open()
  await load(1, signal)
  await load(2, AbortSignal.abort())
  expect(await load(2, signal)).toEqual(['c'])
})
