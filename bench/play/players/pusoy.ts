import { type PagePlayer, patienceMs } from '../gamePage.ts'

const ready = 'button.play[aria-disabled="false"]'

/** Lays the thirteen cards as it is advised to. */
export const player: PagePlayer = {
  playable: ready,
  ready: page => page.locator(ready).waitFor({ timeout: patienceMs }),
  begin: page => page.locator(ready).click(),
  async finish(page) {
    const rest = page.locator(ready)
    const suggest = page.getByRole('button', { name: 'Suggest' })
    await rest.or(suggest).first().waitFor({ timeout: patienceMs })
    // A natural is over as it was dealt.
    if (await rest.isVisible()) return true
    await suggest.click()
    await page.getByText('The hands are in order.').waitFor({ timeout: patienceMs })
    await page.getByRole('button', { name: 'Show hands' }).click()
    await rest.waitFor({ timeout: patienceMs })
    return true
  },
  touches: ['.tool:last-child:enabled', 'button.act:not([aria-disabled="true"])', ready],
}
