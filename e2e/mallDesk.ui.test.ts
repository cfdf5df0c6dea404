import {
  askOffice,
  createOperator,
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
import { dayMs, manilaDay } from '@saya/money'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bendAnswers } from './bendAnswers.ts'
import { colourOf } from './colourOf.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('400 POST /office/api/goods/stock')

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

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const at = await visit(browser, world, options)
  opened.push(at)
  return at
}

const pictures = process.env.PICTURES
async function shoot(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` })
}

function openRow(page: Page, name: RegExp): Promise<void> {
  return page.getByRole('row', { name }).getByRole('link').click()
}

/** Redemptions come without a state from here on. */
function forgetStates(page: Page): Promise<void> {
  return bendAnswers<{ d: { complete_status: number }[] }>(page, '**/member/order/list**', data => ({
    ...data,
    d: data.d.map(({ complete_status: _known, ...row }) => row),
  }))
}

test('staff ship a parcel and give one up, and the member sees each in its colour; one without a state is shipped [POINTS-21, POINTS-22, POINTS-23, POINTS-24, MALL-70]', async () => {
  const [thing, lost] = [await mall.goods(3, { name_en: 'Parcel' }), await mall.goods(3, { name_en: 'Lost parcel' })]
  const cora = await mall.buyer(300n)
  await mall.submit(cora, thing)
  await mall.submit(cora, lost)
  const member = await arrive({ as: cora })
  const operator = await createOperator(world, { role: 'support' })
  const office = await arrive({ viewport: desktop, gate: true })
  await office.go('/office/redemptions')
  await enterOffice(office.page, operator)
  await office.page.getByText('Parcel x 1', { exact: true }).waitFor()
  expect(await findViolations(office.page)).toEqual([])
  await shoot(office.page, 'office-redemptions')
  await openRow(office.page, / Parcel x 1/)
  await office.page.getByText('Blk 3 Lot 5 #12, Sampaguita St., Makati').waitFor()
  expect(await office.page.getByRole('link', { name: String(cora.uid) }).getAttribute('href')).toBe(
    `/office/members/${cora.uid}`,
  )
  await office.page.getByRole('button', { name: 'Ship' }).click()
  const dialog = office.page.getByRole('dialog', { name: 'Ship' })
  await dialog.getByLabel('Courier').fill('LBC')
  await dialog.getByLabel('Tracking number').fill('LBC 1234')
  await dialog.getByRole('button', { name: 'Ship' }).click()
  await office.page.getByText('LBC 1234').waitFor()
  expect(await findViolations(office.page)).toEqual([])
  await member.go('/s-points/mall/detail')
  const state = (word: string) => member.page.locator('[data-tone]').getByText(word, { exact: true })
  await state('Shipped').waitFor()
  expect(await colourOf(state('Shipped'))).toBe('green')
  await office.page.getByRole('button', { name: 'Complete' }).click()
  await office.page.getByRole('dialog', { name: 'Complete' }).getByRole('button', { name: 'Complete' }).click()
  await office.page.getByText('Received', { exact: true }).first().waitFor()
  await office.go('/office/redemptions')
  await openRow(office.page, /Lost parcel x 1/)
  await office.page.getByRole('button', { name: 'Fail and refund' }).click()
  const giveUp = office.page.getByRole('dialog', { name: 'Fail and refund' })
  await giveUp.getByLabel('Reason').fill('The courier lost it')
  await giveUp.getByRole('button', { name: 'Fail and refund' }).click()
  await office.page.getByText('Failed', { exact: true }).first().waitFor()

  await member.go('/s-points/mall/detail')
  await state('Failed').waitFor()
  expect([await colourOf(state('Failed')), await colourOf(state('Received'))]).toEqual(['red', 'green'])
  const tones = await member.page
    .locator('[data-tone]')
    .evaluateAll(all => all.map(one => [one.textContent, one.getAttribute('data-tone')]))
  expect(tones).toEqual(
    expect.arrayContaining([
      ['Failed', 'bad'],
      ['Received', 'ok'],
    ]),
  )
  await shoot(member.page, 'redemptions-failed')
  await forgetStates(member.page)
  await member.go('/s-points/mall/detail')
  await expect.poll(() => member.page.locator('[data-tone]').allTextContents()).toEqual(['Shipped', 'Shipped'])
  expect(await member.page.locator('[data-tone=ok]').count()).toBe(2)
  expect(await mall.coinsOf(cora)).toContainEqual([41, 100n])
})

test('one tracking number is given to one parcel at a time, and corrected where it was mistyped [MALL-76]', async () => {
  const thing = await mall.goods(3, { name_en: 'Twin' })
  const gil = await mall.buyer(300n)
  await mall.submit(gil, thing)
  await mall.submit(gil, thing)
  const office = await arrive({ viewport: desktop, gate: true })
  const { page } = office
  await office.go(`/office/redemptions?uid=${gil.uid}`)
  await enterOffice(page, await createOperator(world, { role: 'support' }))
  const boxes = page.getByRole('row', { name: /Twin x 1/ }).getByRole('checkbox')
  await boxes.first().check()
  await page.getByRole('button', { name: 'Ship' }).waitFor()
  await boxes.last().check()
  await page.getByText('2 redemptions chosen').waitFor()
  await page.getByRole('button', { name: 'Fail and refund' }).waitFor()
  expect(await page.getByRole('button', { name: 'Ship' }).count()).toBe(0)
  const [row] = (await mall.listOf(gil)).data.d
  const parcel = { uid: String(gil.uid), id: row?.id ?? '', courier: 'LBC', tracking: 'LBC 1234' }
  await askOffice(world, 'POST /office/api/redemption/ship', { body: parcel }, mall.staff.support.token)
  await office.go(`/office/redemptions/${gil.uid}/${parcel.id}`)
  await office.page.getByRole('button', { name: 'Correct the number' }).click()
  const correcting = office.page.getByRole('dialog', { name: 'Correct the number' })
  expect(await correcting.getByLabel('Tracking number').inputValue()).toBe('LBC 1234')
  await correcting.getByLabel('Tracking number').fill('LBC 4321')
  await correcting.getByRole('button', { name: 'Correct the number' }).click()
  await office.page.getByText('LBC 4321').waitFor()
})

test('content staff put pieces into the stock of an item and change its price', async () => {
  const id = await mall.goods(3, { name_en: 'Stocked' })
  const operator = await createOperator(world, { role: 'content' })
  const office = await arrive({ viewport: desktop, gate: true })
  const { page } = office
  await office.go('/office/goods')
  await enterOffice(page, operator)
  await page.getByText('Wireless headset').waitFor()
  expect(await findViolations(page)).toEqual([])
  await shoot(page, 'office-goods')
  await office.go(`/office/goods/${id}`)
  await page.getByRole('button', { name: 'Put into stock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put into stock' })
  await dialog.getByLabel('Pieces').fill('-7')
  await dialog.getByLabel('Reason').fill('A slip of the hand')
  await dialog.getByRole('button', { name: 'Put into stock' }).click()
  await dialog.getByText('This is not valid. Please check it.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Put into stock' }).click()
  await dialog.getByLabel('Pieces').fill('7')
  await dialog.getByLabel('Reason').fill('A delivery from the shop')
  await dialog.getByRole('button', { name: 'Put into stock' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('A delivery from the shop').waitFor()
  await page.getByLabel('Price of one, in Filcoins').fill('250')
  await page.getByLabel('Reason').fill('It costs more now')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved and switched on.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await shoot(page, 'office-item')
  expect(await mall.stockOf(id)).toMatchObject({ left: 10 })
})

test('staff find a redemption by the number that its member reads aloud, and from the page of the member [MALL-65]', async () => {
  const [thing, gone] = [await mall.goods(3, { name_en: 'Box' }), await mall.goods(3, { name_en: 'Lost box' })]
  const cora = await mall.buyer(300n)
  await mall.submit(cora, thing)
  await mall.submit(cora, gone)
  const [lost] = (await mall.listOf(cora)).data.d.filter(({ product_name }) => product_name === 'Lost box')
  const body = { uid: String(cora.uid), id: lost?.id ?? '', reason: 'The courier lost it' }
  await askOffice(world, 'POST /office/api/redemption/fail', { body }, mall.staff.support.token)
  const aloud = body.id.slice(0, 8).toUpperCase()
  const office = await arrive({ viewport: desktop, gate: true })
  await office.go('/office/redemptions')
  await enterOffice(office.page, await createOperator(world, { role: 'support' }))
  await office.page.getByLabel('Redemption number').fill(`${aloud.slice(0, 4)} ${aloud.slice(4)}`)
  await office.page.getByRole('row', { name: /Lost box x 1.*Failed/ }).waitFor()
  await expect.poll(() => office.page.getByRole('row').count()).toBe(2)
  expect(await findViolations(office.page)).toEqual([])
  await shoot(office.page, 'office-redemption-found')
  await office.go(`/office/members/${cora.uid}`)
  await office.page.getByRole('complementary').getByRole('link', { name: 'Redemptions' }).click()
  await office.page.getByRole('row', { name: / Box x 1.*Processing/ }).waitFor()
  await expect.poll(() => office.page.getByRole('row').count()).toBe(3)
})

test('an item that is picked up is told as waiting at the store once its day is over [MALL-84]', async () => {
  const thing = await mall.goods(3, { name_en: 'Waits', product_type: 2, deliver_method: 2, stores: ['Makati'] })
  const ida = await mall.buyer(300n)
  await mall.submit(ida, thing, { deliver_method: 2, store_address: 'Makati' })
  const day = new Date(world.clock.now() - 3 * dayMs).toISOString()
  await world.db.member(ida.uid, tx =>
    sql`update redemption set expected_at = ${day} where uid = ${ida.uid}`.execute(tx),
  )
  const member = await arrive({ as: ida })
  await member.go(`/s-transaction/status?id=${(await mall.listOf(ida)).data.d[0]?.id}&type=RedeemFilcoins`)
  await member.page
    .getByText(/It waits for you at the store since .* at the latest\. Bring a valid ID.*contact Service\./)
    .waitFor()
  expect(await member.page.getByText('It is late').count()).toBe(0)
})

test('an item that is late is told as such to its member, and marked in the list of staff [MALL-79]', async () => {
  const thing = await mall.goods(3, { name_en: 'Slow' })
  const hal = await mall.buyer(300n)
  await mall.submit(hal, thing)
  const day = new Date(world.clock.now() - 2 * dayMs).toISOString()
  await world.db.member(hal.uid, tx =>
    sql`update redemption set expected_at = ${day} where uid = ${hal.uid}`.execute(tx),
  )
  const member = await arrive({ as: hal })
  await member.go(`/s-transaction/status?id=${(await mall.listOf(hal)).data.d[0]?.id}&type=RedeemFilcoins`)
  await member.page.getByText(/It should arrive by .* It is late, and we are sorry\. Contact Service/).waitFor()
  expect(await findViolations(member.page)).toEqual([])
  const office = await arrive({ viewport: desktop, gate: true })
  await office.go(`/office/redemptions?uid=${hal.uid}`)
  await enterOffice(office.page, await createOperator(world, { role: 'support' }))
  await office.page.getByRole('row', { name: /Slow x 1.*Processing Late/ }).waitFor()
  expect(await findViolations(office.page)).toEqual([])
})

/** How far the widest part of a page stands out of its window, and which filter shows less than its whole title. */
function measure(page: Page) {
  return page.evaluate(() => {
    const frame = document.querySelector('main') ?? document.body
    const [list] = document.getElementsByClassName('listFrame')
    const lines = [document.documentElement, frame, ...(list ? [list] : [])]
    const titles = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')]
    // A list and a day hide what they cut: each is as wide as it would be by itself, or wider.
    const others = [...document.querySelectorAll<HTMLElement>('search :is(select, input[type=date])')]
    function isNarrow(one: HTMLElement): boolean {
      const { width } = one.getBoundingClientRect()
      const { cssText } = one.style
      Object.assign(one.style, { flex: 'none', width: 'max-content', maxWidth: 'none' })
      const whole = one.getBoundingClientRect().width
      one.style.cssText = cssText
      return width < whole - 0.5
    }
    return {
      over: Math.max(...lines.map(one => one.scrollWidth - one.clientWidth)),
      cut: titles.filter(one => one.scrollWidth > one.clientWidth).map(one => one.placeholder),
      narrow: others.filter(isNarrow).map(one => one.ariaLabel),
      measured: others.map(one => one.ariaLabel),
    }
  })
}

test('the list of redemptions stands whole in a window of 1280 and on a phone, its state and its filters too [MALL-92]', async () => {
  const thing = await mall.goods(3, { name_en: 'Wireless headset with a stand' })
  const ines = await mall.buyer(300n)
  await mall.submit(ines, thing)
  const [row] = (await mall.listOf(ines)).data.d
  const parcel = { uid: String(ines.uid), id: row?.id ?? '', courier: 'LBC', tracking: 'LBC 1234 5678 90' }
  await askOffice(world, 'POST /office/api/redemption/ship', { body: parcel }, mall.staff.support.token)
  const day = new Date(world.clock.now() - 2 * dayMs).toISOString()
  await world.db.member(ines.uid, tx =>
    sql`update redemption set expected_at = ${day} where uid = ${ines.uid}`.execute(tx),
  )
  const office = await arrive({ viewport: desktop, gate: true })
  const { page } = office
  await office.go('/office/redemptions?status=shipped')
  await enterOffice(page, await createOperator(world, { role: 'compliance' }))
  await page.getByRole('row', { name: /headset with a stand.*Shipped Late.*LBC 1234/ }).waitFor()
  const measured = ['From', 'To', 'State']
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await shoot(page, `office-redemptions-${width}`)
    expect(await measure(page), String(width)).toEqual({ over: 0, cut: [], narrow: [], measured })
  }
  // What is said of its state stands together on the phone, which is the last of both.
  const line = page.getByRole('row', { name: /headset with a stand/ })
  const [state, late] = await Promise.all(
    ['Shipped', 'Late'].map(word => line.getByText(word, { exact: true }).boundingBox()),
  )
  const apart = (late?.x ?? 0) - (state?.x ?? 0) - (state?.width ?? 0)
  expect([late?.y, apart > 0, apart <= 12], `${apart}`).toEqual([state?.y, true, true])
  await page.setViewportSize(desktop)
  const yesterday = manilaDay(world.clock.now() - dayMs)
  await page.getByLabel('To', { exact: true }).fill(yesterday)
  await page.getByText('No redemptions here').waitFor()
  await page.getByLabel('From', { exact: true }).fill(yesterday)
  await page.getByLabel('To', { exact: true }).fill(manilaDay(world.clock.now()))
  await page.getByRole('row', { name: /headset with a stand/ }).waitFor()
  expect(await findViolations(page)).toEqual([])
})
