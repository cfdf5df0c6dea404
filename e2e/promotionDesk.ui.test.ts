import {
  expectRefusals,
  approvedPlayer,
  ask,
  createOperator,
  desktop,
  endTallyDay,
  grantDeps,
  openBrowser,
  openWorld,
  promotionDesk,
  rebateTerms,
  tallyPlay,
  type TestOperator,
  visit,
  type Visitor,
  workDay,
  type World,
} from '@saya/testing'
import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { payDays, seeToPromotions } from '../apps/server/features/promotion/index.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('422 POST /office/api/promotion/propose', '422 POST /office/api/promotion/create')

let world: World
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const visitor of opened.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

async function enter(operator: TestOperator, path = '/office/promotions'): Promise<Page> {
  const visitor = await visit(browser, world, { viewport: desktop, gate: true })
  opened.push(visitor)
  await visitor.go(path)
  await enterOffice(visitor.page, operator)
  return visitor.page
}

/** Does it with a reason, once the question tells all that it is about. */
async function act(page: Page, title: string, told: readonly string[] = []): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  for (const text of told) await dialog.getByText(text, { exact: true }).first().waitFor()
  await dialog.getByLabel('Reason').fill('As it was agreed')
  await dialog.getByRole('button', { name: title, exact: true }).click()
}

async function draft(page: Page): Promise<void> {
  await page.getByText('No promotions yet').waitFor()
  await page.getByRole('link', { name: 'New promotion' }).click()
  await page.getByLabel('ID', { exact: true }).fill('first-gift')
  await page.getByLabel('Kind').selectOption('gift')
  const fields = [
    ['Amount, ₱', '50'],
    ['First day', '2026-01-01'],
    ['Last day', '2099-12-31'],
    ['Budget, ₱', '1000'],
    ['Title, in English', 'A gift for you'],
    ['Title, in Tagalog', 'Regalo para sa iyo'],
    ['Summary, in English', 'Fifty pesos, once'],
    ['Summary, in Tagalog', 'Limampung piso, isang beses'],
    ['Details, in English', 'One for each member.'],
    ['Details, in Tagalog', 'Isa sa bawat member.'],
    ['Reason', 'As planned for this week'],
  ] as const
  for (const [name, value] of fields) await page.getByLabel(name, { exact: true }).fill(value)
  // Without it the guard refuses.
  await page.getByLabel('Once per approved ID').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'A gift for you' }).waitFor()
}

/** A member looks at it from the list, as a person finds it. */
async function look(as: Awaited<ReturnType<World['player']>>): Promise<Page> {
  const visitor = await visit(browser, world, { as })
  opened.push(visitor)
  await visitor.go('/promotions')
  await visitor.page.getByRole('link', { name: /A gift for you/ }).click()
  await visitor.page.getByRole('heading', { name: 'A gift for you' }).waitFor()
  await expect.poll(() => visitor.page.title()).toBe('A gift for you · Saya')
  return visitor.page
}

test('a promotion is drafted, refused by the guard, mended, dry-run, approved by a second person, claimed by a member, refused to another with its reason, and stopped by its brake [FACT-58, FACT-59]', async () => {
  const [fe, rico] = [
    await createOperator(world, { role: 'finance' }),
    await createOperator(world, { role: 'compliance' }),
  ]
  const page = await enter(fe)
  await draft(page)
  await page.getByText('Not safe').waitFor()
  await page.getByText(/^Gifts come to ₱[\d,.]+ for one ID in a month\. The cap is ₱650\.00\.$/).waitFor()
  await act(page, 'Propose the draft')
  await page.getByText(/A gift also needs an approved ID/).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Once per approved ID').check()
  await page.getByLabel('Reason').fill('Mended as the guard asks')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Safe', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Run over the last 30 days' }).click()
  await page.getByText(/A day above ₱50\.00 stops it/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await act(page, 'Propose the draft')
  await page.getByText('Waiting for approval').waitFor()
  expect(await page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0)

  const second = await enter(rico, '/office/promotions/first-gift')
  await act(second, 'Approve')
  await second.getByText('Live').waitFor()
  const { token } = await world.player()
  const tagalog = { token, headers: { cookie: 'lang=tl' } }
  expect((await ask(world, 'GET /promo/detail', { query: { id: 'first-gift' } }, tagalog)).data).toMatchObject({
    title: 'Regalo para sa iyo',
    details: 'Isa sa bawat member.',
  })

  const ana = await look(await approvedPlayer(world))
  await ana.getByText('You get ₱50, once.').waitFor()
  await ana.getByRole('heading', { name: 'Before you withdraw it' }).waitFor()
  await ana.getByText('Bet the same amount in total first.').waitFor()
  expect(await findViolations(ana)).toEqual([])
  await ana.getByRole('button', { name: 'Claim' }).click()
  await ana.getByText('₱50.00 was added to your balance.').waitFor()
  await ana.getByText('Claimed', { exact: true }).waitFor()

  const ben = await look(await world.player({ kyc: 'fully_kyc' }))
  await ben.getByText('Get your ID approved first.').waitFor()
  expect(await ben.getByRole('button', { name: 'Claim' }).count()).toBe(0)
  expect(await ben.getByRole('link', { name: 'Show me where' }).getAttribute('href')).toBe('/s-kyc')

  const cora = await look(await approvedPlayer(world))
  await cora.getByRole('button', { name: 'Claim' }).click()
  await cora.getByText('₱50.00 was added to your balance.').waitFor()
  await second.reload()
  await second.getByText('Stopped', { exact: true }).first().waitFor()
  await second.getByText('A day cost ₱100.00, above the brake of ₱50.00.').waitFor()
})

test('a bonus for a list is drafted and proposed by one person, approved by another, and each member on it is shown as given or refused, with the reason, as the page of the member has it [PROMO-170, PROMO-200, PROMO-202, PROMO-203, PROMO-270]', async () => {
  const [ana, ben] = [await approvedPlayer(world), await world.player({ kyc: 'fully_kyc' })]
  const [fe, rico] = [
    await createOperator(world, { role: 'finance' }),
    await createOperator(world, { role: 'compliance' }),
  ]
  const page = await enter(fe, '/office/promotions/new')
  await page.getByLabel('ID', { exact: true }).fill('sorry-for-friday')
  await page.getByLabel('Kind').selectOption('listGift')
  const fields = [
    ['Amount, ₱', '25'],
    ['First day', '2026-01-01'],
    ['Last day', '2099-12-31'],
    ['Budget, ₱', '25'],
    ['Only these members', `${ana.uid}, ${ben.uid}`],
    ['Title, in English', 'Sorry for Friday'],
    ['Title, in Tagalog', 'Pasensya sa Biyernes'],
    ['Summary, in English', 'A bonus for the wait'],
    ['Summary, in Tagalog', 'Bonus para sa paghihintay'],
    ['Details, in English', 'One for each member on the list.'],
    ['Details, in Tagalog', 'Isa sa bawat member sa listahan.'],
    ['Reason', 'Games were down on Friday, ticket 812'],
  ] as const
  for (const [name, value] of fields) await page.getByLabel(name, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/enter a budget that covers all of them: ₱50/).waitFor()
  await page.getByLabel('Budget, ₱', { exact: true }).fill('50')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Sorry for Friday' }).waitFor()
  await page.getByRole('button', { name: 'Run for the list' }).click()
  await page.getByText(/₱25\.00 for the list\. A day above ₱50\.00 stops it\./).waitFor()
  await page.getByRole('row', { name: `${ana.uid} 1 25.00` }).waitFor()
  await act(page, 'Propose the draft')
  await page.getByText('Waiting for approval').waitFor()

  const second = await enter(rico, '/office/promotions/sorry-for-friday')
  await act(second, 'Approve', ['2099-12-31', '2 members', 'Sorry for Friday', 'Pasensya sa Biyernes'])
  await second.getByText('Live').waitFor()
  await seeToPromotions(grantDeps(world))
  await second.reload()
  await second.getByRole('tab', { name: 'Members' }).click()
  await second.getByText('2 of 2 done: 1 given, 1 refused, 0 waiting.').waitFor()
  await second.getByRole('row', { name: new RegExp(`^${ben.uid} Refused Get your ID approved first\\.`) }).waitFor()
  await second.getByRole('row', { name: new RegExp(`^${ana.uid} Given`) }).waitFor()
  expect(await findViolations(second)).toEqual([])

  await second.goto(`/office/members/${ben.uid}`)
  await second.getByRole('tab', { name: 'Promotions' }).click()
  await second.getByRole('row', { name: /sorry-for-friday Get your ID approved first\./ }).waitFor()
  expect(await findViolations(second)).toEqual([])

  await second.goto('/office/promotions')
  const calendar = second.getByRole('region', { name: 'Calendar' })
  await calendar.getByRole('row', { name: 'Sorry for Friday 2026-01-01 to 2099-12-31: Live, ₱25.00 left' }).waitFor()
  await second.setViewportSize({ width: 360, height: 740 })
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await findViolations(second)).toEqual([])
})

test('the calendar has the next four weeks from today on, and each promotion over its days alone [PROMO-203]', async () => {
  const today = world.clock.now()
  // One that holds for three days, from the day after tomorrow on, covers these alone.
  const { live } = await promotionDesk(world)
  const [firstDay, lastDay] = [manilaDay(today + 2 * dayMs), manilaDay(today + 4 * dayMs)]
  await live({ title: ['Three days', 'Tatlong araw'], first_day: firstDay, last_day: lastDay })
  const page = await enter(await createOperator(world, { role: 'finance' }), '/office/promotions')
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await calendar.waitFor()
  const heads = await calendar.locator('thead .unseen').allTextContents()
  expect(heads).toEqual(Array.from({ length: 28 }, (_, at) => manilaDay(today + at * dayMs)))
  const cells = calendar.getByRole('row', { name: new RegExp(`^Three days ${firstDay} to ${lastDay}`) }).locator('td')
  await cells.first().waitFor({ state: 'attached' })
  expect(await cells.evaluateAll(all => all.map(cell => (cell as HTMLTableCellElement).colSpan))).toEqual([2, 3, 23])
})

test('those who would get something are read on a page at a time, to the last of them [PROMO-341]', async () => {
  const crowd = await Promise.all(Array.from({ length: 52 }, () => approvedPlayer(world)))
  const page = await enter(await createOperator(world, { role: 'finance' }), '/office/promotions/new')
  await page.getByLabel('ID', { exact: true }).fill('sorry-for-many')
  await page.getByLabel('Kind').selectOption('listGift')
  const fields = [
    ['Amount, ₱', '5'],
    ['First day', '2026-01-01'],
    ['Last day', '2099-12-31'],
    ['Budget, ₱', '260'],
    ['Only these members', crowd.map(({ uid }) => uid).join(', ')],
    ['Title, in English', 'Sorry for many'],
    ['Title, in Tagalog', 'Pasensya na'],
    ['Summary, in English', 'A bonus for the wait'],
    ['Summary, in Tagalog', 'Bonus para sa paghihintay'],
    ['Details, in English', 'One for each member on the list.'],
    ['Details, in Tagalog', 'Isa sa bawat member sa listahan.'],
    ['Reason', 'Games were down on Sunday, ticket 813'],
  ] as const
  for (const [name, value] of fields) await page.getByLabel(name, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Sorry for many' }).waitFor()
  await page.getByRole('button', { name: 'Run for the list' }).click()
  await page.getByText('50 of 52 members').waitFor()
  const rows = page.getByRole('region', { name: 'Who would get the most' }).getByRole('row')
  expect(await rows.count()).toBe(51)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('52 of 52 members').waitFor()
  const named = await rows.getByRole('rowheader').allTextContents()
  expect(named.toSorted()).toEqual(crowd.map(({ uid }) => String(uid)).toSorted())
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
})

test('what rebates gave is there by day, from the list of promotions on, and the page of one has its margin by game [PROMO-343, FACT-58]', async () => {
  const desk = await promotionDesk(world)
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
  const title: [string, string] = ['Rebate of the season', 'Rebate ng panahon']
  const id = await desk.live({ terms: rebateTerms, title, audience: { once_per_id: false } }, 'rebate')
  const day = manilaDay(world.clock.now())
  for (const bet of [4_000n, 6_000n])
    await tallyPlay(world, await approvedPlayer(world), { day, game: 1, bet: bet * unitsPerPeso, win: 0n })
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 60_000 - world.clock.now())
  const rowOn = (on: Page) => on.getByRole('row').filter({ hasText: 'Rebate of the season' })
  const before = await enter(await createOperator(world, { role: 'finance' }))
  await before.getByRole('link', { name: 'Rebates by day' }).click()
  await rowOn(before).getByText('Waits for the night').waitFor()
  await opened.pop()?.close()
  // Behind the night it stands there with what it gave, and to how many.
  world.clock.advance(1_800_000)
  await endTallyDay(world, day)
  await workDay(world, payDays(grantDeps(world)))
  const page = await enter(await createOperator(world, { role: 'finance' }))
  await page.getByRole('link', { name: 'Rebates by day' }).click()
  const row = rowOn(page)
  await row.getByText('Done', { exact: true }).waitFor()
  expect((await row.getByRole('cell').allInnerTexts()).map(cell => cell.trim())).toEqual(
    expect.arrayContaining(['2', '50.00']),
  )
  await row.getByText(day, { exact: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/rebate-runs.png`, fullPage: true })
  await page.goto(`/office/promotions/${id}`)
  const margins = page.getByRole('region', { name: 'Margin by game' }).getByRole('row')
  await margins.nth(1).waitFor()
  const [kept, back, margin] = await margins.nth(1).getByRole('cell').allInnerTexts()
  expect(`${kept} less ${back} is ${margin}`).toMatch(/^5\.00\s% less 1\.08\s% is 3\.92\s%$/)
})
