import { afterAll, beforeAll, describe, test } from 'vitest'

interface JourneyEnds {
  readonly begin: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Adds a part: a test of its own, whose title states one guarantee. */
type AddPart = (title: string, run: () => Promise<void>, timeoutMs?: number) => void

const parts = new WeakSet<object>()

/**
 * One visit with many guarantees: each part goes on where the part before it left the page. After a part that failed the
 * later parts are skipped, since they would fail for its reason.
 */
export function journey(title: string, { begin, end }: JourneyEnds, addParts: (part: AddPart) => void): void {
  describe(title, () => {
    let isWhole = true
    beforeAll(begin)
    afterAll(end)
    addParts((name, run, timeoutMs) => {
      test(name, { timeout: timeoutMs }, async ({ task, skip }) => {
        parts.add(task)
        skip(!isWhole, 'An earlier part has failed.')
        isWhole = false
        await run()
        isWhole = true
      })
    })
  })
}

/** Whether a test is a part of a journey, whose visit stays open for the next part. */
export function isPart(task: object): boolean {
  return parts.has(task)
}
