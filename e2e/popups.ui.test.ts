import {
  expectRefusals,
  createOperator,
  desktop,
  isPart,
  journey,
  openBrowser,
  openWorld,
  visit,
  type Visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { drawPicture, popupDesk, type PopupWish, staffOf } from '@saya/testing'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'

expectRefusals('401 GET /member/offers', '401 GET /member/message/has_unread')

let world: World
let browser: Browser
let create: (wish?: Partial<PopupWish>) => Promise<string>
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  create = await popupDesk(world, (await staffOf(world, { role: 'content' })).token)
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async ({ task }) => {
  for (const { troubles } of opened) expect(troubles).toEqual([])
  if (!isPart(task)) await leave()
})

async function leave(): Promise<void> {
  await world.db.ref(tx => tx.deleteFrom('popup').execute())
  for (const visitor of opened.splice(0)) await visitor.close()
}

async function enter(path: string, wish: Visit = {}): Promise<Visitor> {
  const visitor = await visit(browser, world, wish)
  opened.push(visitor)
  await visitor.go(path)
  return visitor
}

const popup = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The last that is shown of all: behind it nothing waits. */
async function createLast(wish: Partial<PopupWish> = {}): Promise<void> {
  await create({ title_en: 'The last', title_tl: 'Ang huli', seq: 0, frequency: 2, ...wish })
}

test('one leads to its page, and the others wait until somebody looks around again; none comes before the terms [MSG-01]', async () => {
  await create({ title_en: 'Go', title_tl: 'Tara', seq: 9, frequency: 2, link: '/s-docs/faq' })
  await createLast()
  const { page } = await enter('/', { gate: true, language: 'tl' })
  const gate = page.getByRole('dialog')
  await gate.waitFor()
  expect(await popup(page, 'Tara').count()).toBe(0)
  await gate.getByRole('checkbox').check()
  await gate.getByRole('button', { name: /Magpatuloy|Proceed/ }).click()
  await popup(page, 'Tara').getByRole('link', { name: 'Tara' }).click()
  await page.waitForURL('**/s-docs/faq')
  await page.goBack()
  await popup(page, 'Ang huli').waitFor()
})

test('a member is shown one of each sign-in once, and again after signing out and in; guests get their own again [MSG-01, MSG-04, MSG-05, MSG-10]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await create({ title_en: 'Beginners', seq: 9, frequency: 2, visible_type: 2, levels: [0] })
  await create({ title_en: 'Daily', seq: 7, frequency: 1 })
  await createLast()
  const { page } = await enter('/my', { as: ana })
  await close(popup(page, 'Beginners'))
  await close(popup(page, 'Daily'))
  await close(popup(page, 'The last'))
  const answered = page.waitForResponse(/popup\/list/)
  await page.reload()
  await answered
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  // As a guest, and without what is for members alone.
  await close(popup(page, 'The last'))
  await page.getByRole('link', { name: 'Log in' }).click()
  await signInSheet(page).signIn(world, ana.phone)
  await close(popup(page, 'Beginners'))
  await close(popup(page, 'The last'))
})

test('content staff make a popup with a picture, see it in the list, and switch it off', async () => {
  const operator = await createOperator(world, { role: 'content' })
  const { page } = await enter('/office/popups', { viewport: desktop, gate: true })
  await enterOffice(page, operator)
  await page.getByText('No popups yet').waitFor()
  await page.getByRole('link', { name: 'New popup' }).click()
  await page.getByLabel('Picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await drawPicture() })
  await page.getByRole('img', { name: 'Preview' }).waitFor()
  await page.getByLabel('Description, in English').fill('More on your deposit')
  await page.getByLabel('Description, in Tagalog').fill('Dagdag sa deposito')
  await page.getByLabel('Link', { exact: true }).fill('/cashback')
  await page.getByLabel('First day').fill('2026-01-01')
  await page.getByLabel('Last day').fill('2036-12-31')
  await page.getByRole('checkbox', { name: 'On' }).check()
  await page.getByLabel('Reason').fill('As planned for this week')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved and switched on.').waitFor()
  await page.getByRole('link', { name: 'Popups', exact: true }).last().click()
  const row = page.getByRole('row', { name: /More on your deposit/ })
  await row.getByText('On', { exact: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Switch off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch off' })
  await dialog.getByLabel('Reason').fill('The week is over')
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await row.getByText('Off', { exact: true }).waitFor()
})

// Last, since it ends on another day, when nobody of the office is signed in any more.
let guest: Page

async function beginAsGuest(): Promise<void> {
  const now = Math.floor(world.clock.now() / 1000)
  const long = { end_time: now + 3 * 86_400 }
  await createLast(long)
  await create({ ...long, title_en: 'Daily', seq: 9, frequency: 1, link: '/s-game/sections/hot' })
  await create({ ...long, title_en: 'Changed first', seq: 5, frequency: 1 })
  world.clock.advance(2000)
  await create({ ...long, title_en: 'Each visit', seq: 5, frequency: 2, visible_type: 3 })
  await create({ title_en: 'Off', seq: 8, is_on: false })
  await create({ title_en: 'Not yet', seq: 8, start_time: now + 3600 })
  await create({ title_en: 'Over', seq: 8, start_time: now - 7200, end_time: now - 3600 })
  await create({ title_en: 'For levels', seq: 8, visible_type: 2, levels: [0] })
  guest = (await enter('/')).page
}

/** Closes every popup up to the last, and answers their titles in the order in which they came. */
async function closeAll(page: Page): Promise<string[]> {
  const titles: string[] = []
  while (titles.at(-1) !== 'The last') {
    const shown = page.getByRole('dialog')
    await shown.waitFor()
    const title = (await shown.getByRole('img').getAttribute('alt')) ?? ''
    titles.push(title)
    await close(popup(page, title))
  }
  return titles
}

journey('a guest who enters', { begin: beginAsGuest, end: leave }, part => {
  part('is shown a picture with a link, and one at a time [MSG-01]', async () => {
    const first = popup(guest, 'Daily')
    await first.waitFor()
    expect(await guest.getByRole('dialog').count()).toBe(1)
    const link = first.getByRole('link', { name: 'Daily' })
    expect(await link.getAttribute('href')).toBe('/s-game/sections/hot')
    expect(await link.getByRole('img').evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(300)
    expect(await findViolations(guest)).toEqual([])
  })

  part(
    'is shown in order what is on, in its time and made for guests, and nothing else [MSG-05, MSG-06, MSG-07, MSG-08, MSG-11]',
    async () => {
      expect(await closeAll(guest)).toEqual(['Daily', 'Each visit', 'Changed first', 'The last'])
    },
  )

  part('is shown at the next visit of the same day only what comes with every visit [MSG-04, MSG-09]', async () => {
    await guest.reload()
    expect(await closeAll(guest)).toEqual(['Each visit', 'The last'])
  })

  part('is shown the daily ones again on the day after [MSG-03]', async () => {
    world.clock.advance(24 * 3_600_000)
    await guest.reload()
    expect(await closeAll(guest)).toEqual(['Daily', 'Each visit', 'Changed first', 'The last'])
  })
})
