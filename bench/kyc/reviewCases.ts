import type { Page } from 'playwright-core'
import { enterOffice } from '../../e2e/enterOffice.ts'
import { desktop, visit } from '../../packages/testing/browser/browser.ts'
import { launchBrowser } from '../../packages/testing/browser/openBrowser.ts'
import { pictureOf } from '../../packages/testing/cards/pictureOf.ts'
import { sendPhoto, submitAs } from '../../packages/testing/world/kyc.ts'
import { createOperator } from '../../packages/testing/world/operator.ts'
import type { World } from '../../packages/testing/world/world.ts'
import { progress } from '../load/progress.ts'

export interface Review {
  readonly how: 'approved' | 'sent back'
  readonly seconds: number
}

/** Every third is sent back. */
const sentBackEach = 3

/**
 * A reviewer who needs no thought goes through the queue by keys alone: from one case that is shown whole, its photos too
 * and free to decide, to the next one.
 */
export async function reviewCases(world: World, count: number): Promise<readonly Review[]> {
  // The first one is not counted: with it comes the page.
  const names = await fillQueue(world, count + 2)
  const reviewer = await createOperator(world, { role: 'kyc' })
  const browser = await launchBrowser()
  const show = progress(`Reviewing ${count} cases`, count)
  const reviews: Review[] = []
  try {
    const { page, go } = await visit(browser, world, { viewport: desktop, gate: true })
    page.setDefaultTimeout(20_000)
    await go('/office/')
    await enterOffice(page, reviewer)
    await shownWhole(page, names[0] ?? '')
    for (const [at, next] of names.slice(1).entries()) {
      const how = at % sentBackEach === sentBackEach - 1 ? 'sent back' : 'approved'
      const beganAt = performance.now()
      for (const key of how === 'approved' ? ['a'] : ['2', '6', 'r']) await page.keyboard.press(key)
      await shownWhole(page, next)
      if (at > 0) reviews.push({ how, seconds: (performance.now() - beganAt) / 1000 })
      show(at)
    }
  } finally {
    await browser.close()
  }
  return reviews
}

/** Approving is open once all photos stand there and the case is this reviewer's. */
async function shownWhole(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await page.locator('.decisionActs [aria-keyshortcuts="a"]:enabled').waitFor()
}

/** People who wait, each with photos of the size that a phone sends. */
async function fillQueue(world: World, count: number): Promise<readonly string[]> {
  const names: string[] = []
  for (let at = 0; at < count; at++) {
    const player = await world.player()
    const attachments = {
      idPhoto: await sendPhoto(world, player, await photoOf(2 * at)),
      selfieWithIDPhotoPath: await sendPhoto(world, player, await photoOf(2 * at + 1)),
    }
    const first = `Ana ${letters(at)}`
    await submitAs(world, player, { first_name: first, attachments })
    names.push(`${first} Reyes Dela Cruz`)
  }
  return names
}

async function photoOf(seed: number): Promise<Buffer> {
  return (await pictureOf({ type: 'DRIVING_LICENSE', seed, today: '2026-06-15' })).picture
}

function letters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26)).toLowerCase()
  return `B${letter.repeat(1 + Math.floor(at / 26))}a`
}
