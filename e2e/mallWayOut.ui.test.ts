import {
  desktop,
  expectRefusals,
  type MallTools,
  mallTools,
  openBrowser,
  openWorld,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { toast } from './toast.ts'

expectRefusals('404 GET /member/order/detail', '422 POST /member/order/submit')

let world: World
let browser: Browser
let mall: MallTools
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  mall = await mallTools(world)
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const at of opened) expect(at.troubles).toEqual([])
  for (const at of opened.splice(0)) await at.close()
})

async function arrive(options: Parameters<typeof visit>[2]): Promise<Visitor> {
  const at = await visit(browser, world, options)
  opened.push(at)
  return at
}

const pictures = process.env.PICTURES
async function shoot(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` })
}

const sheet = (page: Page) => page.getByRole('dialog')

test('a store that was taken off the list is chosen anew from those that are left [MALL-86]', async () => {
  const at = (stores: string[]) => ({ name_en: 'Stored', product_type: 2, deliver_method: 2, stores }) as const
  const thing = await mall.goods(3, at(['Cebu City', 'Makati']))
  const gus = await mall.buyer(300n)
  const visitor = await arrive({ as: gus })
  const { page } = visitor
  await visitor.go(`/s-points/detail/${thing}`)
  await page.getByRole('button', { name: 'Redeem Now' }).click()
  await sheet(page).getByLabel('Recipient name').fill('Gus')
  await sheet(page).getByLabel('Phone number').fill('9171234567')
  await sheet(page).getByText('Makati').click()
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await sheet(page).getByRole('button', { name: 'Confirm' }).waitFor()
  await mall.changeGoods(thing, 0, at(['Cebu City', 'Davao']))
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await toast(page, 'Please choose a store').waitFor()
  await sheet(page).getByRole('radio', { name: 'Davao' }).waitFor({ state: 'attached' })
  expect(await sheet(page).getByRole('radio', { name: 'Makati' }).count()).toBe(0)
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await sheet(page).getByRole('alert').getByText('Please choose a store').waitFor()
  await sheet(page).getByText('Davao').click()
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/s-points/mall/detail')
  expect((await mall.listOf(gus)).data.d.map(row => row.store_address)).toEqual(['Davao'])
})

test('on a small phone the refund rule and the limit stand in sight above the button, before anything is scrolled [MALL-67]', async () => {
  const as = await mall.buyer(40_000n)
  for (const theme of ['light', 'dark'] as const) {
    const visitor = await arrive({ as, theme, viewport: { width: 360, height: 740 } })
    const { page } = visitor
    await visitor.go('/s-points/detail/folding-umbrella')
    const button = page.getByRole('button', { name: 'Redeem Now' })
    const rule = page
      .getByText('No refund after redemption.', { exact: false })
      .filter({ hasText: 'Limit: 2 per person.' })
    await rule.waitFor()
    const [words, below] = [await rule.boundingBox(), await button.boundingBox()]
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(740)
    // Nothing lies over it.
    const isSeen = await rule.evaluate(one => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isSeen).toBe(true)
    expect(await findViolations(page)).toEqual([])
  }
})

test('an unverified member is led to verification, in Tagalog, at a desk and in the dark; an empty list says so', async () => {
  const visitor = await arrive({ as: await mall.buyer(0n, { kyc: 'unset' }), language: 'tl', viewport: desktop })
  const { page } = visitor
  await visitor.go('/s-points/mall')
  await page.getByText('Natutuping payong').waitFor()
  await shoot(page, 'mall-tl-desk')
  await visitor.go('/s-points/detail/wireless-headset')
  await page.getByText('I-verify muna ang account mo bago mag-redeem.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Mag-verify na' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await shoot(page, 'goods-tl-desk')
  await visitor.go('/s-points/mall/detail')
  await page.getByText('Wala pang laman').waitFor()
  // Tagalog is the longer of the two: nothing of it stands beyond the narrowest phone, or is lost on a wide one.
  for (const width of [320, 480]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of ['/s-points', '/s-points/earn/detail', '/s-points/mall', '/s-points/detail/wireless-headset']) {
      await visitor.go(path)
      await page.getByRole('heading').first().waitFor()
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      await shoot(page, `narrow-${width}${path.replaceAll('/', '-')}`)
    }
  }
  await visitor.go('/s-transaction/status?id=00000000-0000-4000-8000-000000000000&type=RedeemFilcoins')
  await page.getByRole('alert').waitFor()
})
