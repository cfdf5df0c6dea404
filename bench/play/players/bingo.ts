import { type PagePlayer, patienceMs, pressMs } from '../gamePage.ts'
import { whenPaid } from '../whenPaid.ts'

/** Buys as many cards as the room proposes, while there is time to, and hears the balls. */
export const player: PagePlayer = {
  playable: '.phase:not(:empty)',
  async ready(page) {
    await page.getByRole('button', { name: /^Buy for/ }).waitFor({ timeout: patienceMs })
    await page
      .locator('.seconds')
      .filter({ hasText: /^([5-9]|\d\d)$/ })
      .waitFor({ timeout: patienceMs })
  },
  begin: page => page.getByRole('button', { name: /^Buy for/ }).click({ timeout: pressMs }),
  finish: page => whenPaid(page, page.locator('.outcome strong')),
  touches: ['.buy:enabled'],
}
