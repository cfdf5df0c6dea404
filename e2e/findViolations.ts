import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Half as much to hand over and to read as the source that the module itself carries. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What would stop somebody who hears the page or walks it by keyboard, each with its places. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(waitForMotion)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const { violations } = await page.evaluate(() =>
    // Of what is in order nothing is told, so nobody has to find a selector for it.
    // Styles are fetched once more for the sake of a rule that is off: half of the time goes without.
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/** What is still fading in has colours of its own. What moves with the scroll, or for ever, is not waited for. */
function waitForMotion() {
  const moving = document.getAnimations().filter(({ timeline, effect }) => {
    return timeline === document.timeline && Number.isFinite(Number(effect?.getComputedTiming().endTime))
  })
  return Promise.allSettled(moving.map(animation => animation.finished)).then(() => undefined)
}
