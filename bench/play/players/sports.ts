import { type PagePlayer, patienceMs, pressMs } from '../gamePage.ts'
import { whenPaid } from '../whenPaid.ts'

/** Bets one chip on anything that has odds, while there is time to, and sees the match. */
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
    const odds = page.getByRole('button', { name: / pays / })
    await odds.nth(Math.floor(Math.random() * (await odds.count()))).click({ timeout: pressMs })
    await page.getByRole('button', { name: /^Bet ₱/ }).click({ timeout: pressMs })
  },
  finish: page => whenPaid(page, page.locator('.outcome strong')),
  touches: ['.choice[aria-disabled="false"]', '.place:enabled'],
}
