import type { Page, Route } from 'playwright-core'

/** Keeps the calls to an address waiting. What this answers lets them go on, and those after them too. */
export async function holdCalls(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(address, route => void held.push(route))
  return async () => {
    for (const route of held) await route.continue()
    await page.unroute(address)
  }
}
