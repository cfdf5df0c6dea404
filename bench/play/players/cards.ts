import { type PagePlayer, patienceMs } from '../gamePage.ts'

const ready = 'button.play[aria-disabled="false"]'

/** Holds the first card where cards can be held, and presses any button that the game offers, those that stake more too. */
export const player: PagePlayer = {
  playable: ready,
  ready: page => page.locator(ready).waitFor({ timeout: patienceMs }),
  begin: page => page.locator(ready).click(),
  async finish(page) {
    const rest = page.locator(ready)
    const acts = page.locator('button.act')
    const held = page.locator('button.held-card:enabled')
    for (;;) {
      await rest.or(acts).first().waitFor({ timeout: patienceMs })
      if (await rest.isVisible()) return true
      if ((await held.count()) > 0) await held.first().click()
      await acts.nth(Math.floor(Math.random() * (await acts.count()))).click()
    }
  },
  touches: ['.held-card:enabled', 'button.act', ready],
}
