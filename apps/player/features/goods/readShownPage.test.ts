import { expect, test } from 'vitest'
import { readShownPage } from './readShownPage.ts'

/** Ten numbers in pages of three, each beginning behind the cursor. */
function readPage(cursor: string | undefined, isShown: (row: number) => boolean) {
  const from = Number(cursor ?? 0)
  const d = [0, 1, 2].map(step => from + step).filter(one => one < 10)
  return Promise.resolve({ d: d.filter(isShown), next: from + 3 < 10 ? String(from + 3) : undefined })
}

async function readAll(isShown: (row: number) => boolean): Promise<(readonly number[])[]> {
  const pages = []
  let at: string | undefined
  do {
    const { rows, next } = await readShownPage(at, { size: 3, readPage: from => readPage(from, isShown) })
    pages.push(rows)
    at = next
  } while (at)
  return pages
}

test('a page of which little is shown is read on until it is whole, and the last one may be short [SAFE-155]', async () => {
  expect(await readAll(() => true)).toEqual([[0, 1, 2], [3, 4, 5], [6, 7, 8], [9]])
  expect(await readAll(one => one % 3 === 0)).toEqual([[0, 3, 6], [9]])
  expect(await readAll(one => one > 8)).toEqual([[9]])
  expect(await readAll(() => false)).toEqual([[]])
})
