import { type PagePlayer, patienceMs } from '../gamePage.ts'

const ready = 'button.play[aria-disabled="false"]'
const shots = 3

/** Shoots some times at anything, and stops: what was not shot comes back. */
export const player: PagePlayer = {
  playable: ready,
  ready: page => page.locator(ready).waitFor({ timeout: patienceMs }),
  begin: page => page.locator(ready).click(),
  async finish(page) {
    const stop = page.getByRole('button', { name: /^Stop/ })
    await stop.waitFor({ timeout: patienceMs })
    const fish = page.getByRole('button', { name: /, worth ×/ })
    for (let shot = 0; shot < shots; shot++) {
      await page.locator('.water[data-gun="ready"]').waitFor({ timeout: patienceMs })
      await fish.nth(Math.floor(Math.random() * (await fish.count()))).click()
    }
    await stop.click()
    await page.locator(ready).waitFor({ timeout: patienceMs })
    return true
  },
  touches: ['.target:not([aria-disabled="true"])', ready],
}
