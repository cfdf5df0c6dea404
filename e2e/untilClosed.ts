import type { Page } from 'playwright-core'

/** Closes what lies over a page, and waits until the entry of the history that it held is gone too. */
export async function untilClosed(page: Page, close: () => Promise<void>): Promise<void> {
  const back = page.evaluate(
    () => new Promise<void>(done => addEventListener('popstate', () => done(), { once: true })),
  )
  await close()
  await back
}
