import { type PagePlayer, patienceMs } from '../gamePage.ts'

const ready = 'button.play[aria-disabled="false"]'

/** Leaves the numbers of every ticket to chance. */
export const player: PagePlayer = {
  playable: ready,
  touches: ['.picking .pick:enabled', ready],
  ready: page => page.locator(ready).waitFor({ timeout: patienceMs }),
  async begin(page) {
    await page.getByRole('button', { name: 'Lucky pick' }).click()
    await page.locator(ready).click()
  },
  async finish(page) {
    await page.locator(ready).waitFor({ timeout: patienceMs })
    return true
  },
}
