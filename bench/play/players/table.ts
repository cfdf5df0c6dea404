import { type PagePlayer, patienceMs, pressMs } from '../gamePage.ts'
import { whenPaid } from '../whenPaid.ts'

/** Bets one chip on any spot that is shown, while there is time to. */
export const player: PagePlayer = {
  playable: '.phase:not(:empty)',
  async ready(page) {
    await page.getByText('Place your bets').first().waitFor({ timeout: patienceMs })
    await page
      .locator('.seconds')
      .filter({ hasText: /^([5-9]|\d\d)$/ })
      .waitFor({ timeout: patienceMs })
  },
  async begin(page) {
    const spots = page.locator('.spots:not([hidden]) .spot')
    await spots.nth(Math.floor(Math.random() * (await spots.count()))).click({ timeout: pressMs })
    await page.getByRole('button', { name: /^Bet ₱/ }).click({ timeout: pressMs })
  },
  finish: page => whenPaid(page, page.locator('.outcome strong')),
  touches: ['.spots:not([hidden]) .spot[aria-disabled="false"]', '.place:enabled'],
}
