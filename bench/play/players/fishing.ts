import { setTimeout as wait } from 'node:timers/promises'
import { type PagePlayer, patienceMs } from '../gamePage.ts'

const ready = 'button.play[aria-disabled="false"]'
const shots = 3
/** The page takes no shot sooner after the last. */
const betweenMs = 350

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
      await fish.nth(Math.floor(Math.random() * (await fish.count()))).click()
      await wait(betweenMs)
    }
    await stop.click()
    await page.locator(ready).waitFor({ timeout: patienceMs })
    return true
  },
}
