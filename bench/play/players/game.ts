import { type PagePlayer, patienceMs } from '../gamePage.ts'

const ready = 'button[aria-label="Spin"][aria-disabled="false"]'

/** A slot: one press, and any of the boxes where it asks for one. */
export const player: PagePlayer = {
  playable: ready,
  ready: page => page.locator(ready).waitFor({ timeout: patienceMs }),
  begin: page => page.locator(ready).click(),
  async finish(page) {
    const rest = page.locator(ready)
    const box = page.getByRole('dialog', { name: 'Choose one' }).getByRole('button', { name: 'Box 1' })
    for (;;) {
      await rest.or(box).first().waitFor({ timeout: patienceMs })
      if (!(await box.isVisible())) return true
      await box.click()
      await box.waitFor({ state: 'detached', timeout: patienceMs })
    }
  },
  touches: ['dialog .box:enabled', ready],
}
