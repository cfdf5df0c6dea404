import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** What goes on for as long as a page is open, or what no page waits for. */
const endless = new Set(['eventsource', 'media', 'ping', 'websocket'])

/**
 * Waits until a page has all that it asks for: nothing is under way, no skeleton stands for anything, and the browser has nothing
 * to do. That is known some milliseconds after the last answer, where `networkidle` always waits half a second for a further call.
 */
export function watchPage(page: Page): { readonly untilSettled: () => Promise<void> } {
  const underWay = new Set<Request>()
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear()
    if (!endless.has(request.resourceType())) underWay.add(request)
  })
  page.on('requestfinished', request => void underWay.delete(request))
  page.on('requestfailed', request => void underWay.delete(request))

  /** What is still waited for. */
  async function waits(): Promise<string[]> {
    const drawn = await page.evaluate(async () => {
      await new Promise(done => requestIdleCallback(done, { timeout: 500 }))
      // Behind a sheet its button is busy for as long as it is open.
      const front = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document
      const waiting = front.querySelectorAll('.skeleton, [aria-busy="true"]')
      return [...waiting].filter(one => one.checkVisibility()).map(one => one.outerHTML.slice(0, 200))
    })
    return [...drawn, ...[...underWay].map(request => request.url())]
  }
  return {
    async untilSettled() {
      await expect.poll(waits, { interval: 15, timeout: 15_000 }).toEqual([])
    },
  }
}
