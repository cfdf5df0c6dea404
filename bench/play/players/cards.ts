import { decideUntil, type PagePlayer, patienceMs, pressAny } from '../gamePage.ts'

const ready = 'button.play[aria-disabled="false"]'

/** Holds a card where cards can be held, and presses any button that the game offers, those that stake more too. */
export const player: PagePlayer = {
  playable: ready,
  ready: page => page.locator(ready).waitFor({ timeout: patienceMs }),
  begin: page => page.locator(ready).click(),
  async finish(page) {
    const rest = page.locator(ready)
    const acts = page.locator('button.act')
    const held = page.locator('button.held-card:enabled')
    await decideUntil(rest, acts, async () => {
      if ((await held.count()) > 0) await pressAny(held)
      await pressAny(acts)
    })
    return true
  },
  touches: ['.held-card:enabled', 'button.act', ready],
}
