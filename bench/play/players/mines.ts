import { type PagePlayer, patienceMs } from '../gamePage.ts'

const ready = 'button.play[aria-disabled="false"]'

/** Opens any place that can be opened, and takes what is there as often as not. */
export const player: PagePlayer = {
  playable: ready,
  ready: page => page.locator(ready).waitFor({ timeout: patienceMs }),
  begin: page => page.locator(ready).click(),
  async finish(page) {
    const rest = page.locator(ready)
    const places = page.locator('.tile.free[aria-disabled="false"]')
    const take = page.getByRole('button', { name: /^Take/ })
    for (;;) {
      await rest.or(places).first().waitFor({ timeout: patienceMs })
      if (await rest.isVisible()) return true
      const mayTake = await take.isVisible()
      if (mayTake && Math.random() < 0.5) await take.click()
      else await places.nth(Math.floor(Math.random() * (await places.count()))).click()
    }
  },
  touches: ['.tile.free[aria-disabled="false"]', 'button.act', ready],
}
