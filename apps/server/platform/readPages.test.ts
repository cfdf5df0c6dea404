import { expect, test } from 'vitest'
import { type NextPage, readPages } from './readPages.ts'

/** A list of so many numbers, read from behind the last one. */
function listOf(count: number) {
  const asked: (number | undefined)[] = []
  async function read({ last, size }: NextPage<number>): Promise<number[]> {
    asked.push(last)
    const from = (last ?? 0) + 1
    return Array.from({ length: Math.min(size, count - from + 1) }, (_, at) => from + at)
  }
  return { asked, read }
}

test.each([
  [0, 1],
  [999, 1],
  [1000, 2],
  [2500, 3],
])('%i rows are read whole, in %i pages', async (count, pages) => {
  const { asked, read } = listOf(count)
  const { rows, isComplete } = await readPages(read)
  expect([rows.length, new Set(rows).size, isComplete, asked.length]).toEqual([count, count, true, pages])
})

test('of a list that is too long for one answer the first rows are read, and it says so', async () => {
  const { rows, isComplete } = await readPages(listOf(1_000_000).read)
  expect([rows.length, isComplete]).toEqual([50_000, false])
})
