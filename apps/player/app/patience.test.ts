// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHistory, go } from '../shared/navigation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How the app moves where the next page takes so long to come: when the page is changed, after the press. */
async function changedAfterMs(pageTakesMs: number): Promise<number> {
  const pressedAt = Date.now()
  let changedAt = Number.NaN
  followHistory({
    prepare: () => new Promise(done => setTimeout(done, pageTakesMs)),
    isSamePage: () => false,
    async change(move) {
      changedAt = Date.now()
      move()
    },
  })
  const gone = go(`/page-${pageTakesMs}`)
  await vi.advanceTimersByTimeAsync(60_000)
  await gone
  expect(location.pathname).toBe(`/page-${pageTakesMs}`)
  return changedAt - pressedAt
}

test.each([
  ['is there sooner', 40, 40],
  ['takes as long as a person waits', 100, 100],
  ['takes longer, so that what stands in for it is shown', 101, 100],
  ['takes very long', 20_000, 100],
])('a press leads on within 100 ms where the page %s: %i ms, %i ms [SHELL-103]', async (_, takes, changed) => {
  expect(await changedAfterMs(takes)).toBe(changed)
})
