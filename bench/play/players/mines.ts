import { decideUntil, type PagePlayer, patienceMs, pressAny } from '../gamePage.ts'

const ready = 'button.play[aria-disabled="false"]'

/** Opens any place that can be opened, and takes what is there as often as not. */
export const player: PagePlayer = {
  playable: ready,
  ready: page => page.locator(ready).waitFor({ timeout: patienceMs }),
  begin: page => page.locator(ready).click(),
  async finish(page) {
    const rest = page.locator(ready)
    const places = page.locator('.tile.free[aria-disabled="false"]')
    const take = page.getByRole('button', { name: /^Cash out/ })
    await decideUntil(rest, places, async () => {
      const takes = (await take.isVisible()) && Math.random() < 0.5
      await pressAny(takes ? take : places)
    })
    return true
  },
  touches: ['.tile.free[aria-disabled="false"]', 'button.act', ready],
}
