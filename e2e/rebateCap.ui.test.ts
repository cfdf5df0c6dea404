import { manilaDay } from '@saya/money'
import {
  createOperator,
  depositTools,
  desktop,
  giveCoupons,
  openBrowser,
  openWorld,
  phone,
  type Player,
  rewardTools,
  tallyPlay,
  testClock,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openMonths } from '../apps/server/features/wallet/index.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

const peso = 10_000n

let world: World
let browser: Browser
let ana: Player
const opened: Visitor[] = []
beforeAll(async () => {
  const clock = testClock(Date.parse('2026-06-20T12:00:00+08:00'))
  world = await openWorld({ pages: true, jurisdiction: 'strict', clock })
  browser = await openBrowser()
  await world.db.memberSchema(0, tx => openMonths(tx, clock.now()))
  ana = await world.player({ kyc: 'fully_kyc' })
  await giveCoupons(world, ana, 1)
  const day = manilaDay(clock.now())
  await tallyPlay(world, ana, { day, game: 1, bet: 10_000n * peso, win: 9000n * peso })
  const tools = rewardTools(world)
  for (const [kind, pesos] of [
    [4005, 120n],
    [4001, 80n],
    [4006, 500n],
  ] as const) {
    clock.advance(1000)
    const { key } = await tools.promise(ana, { kind, amount: pesos * peso })
    await tools.collect(key, { jurisdiction: 'strict' })
  }
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

async function look(options: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(browser, world, options)
  opened.push(visitor)
  return visitor
}

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/rebate ${name}.png` })
}

test.each([
  ['en', 'light', phone, 'Waiting for you', 'Added by itself after ₱3,333.34 more play this month'],
  [
    'tl',
    'dark',
    desktop,
    'Naghihintay para sa iyo',
    'Kusang idadagdag kapag nakapaglaro ka pa ng ₱3,333.34 ngayong buwan',
  ],
] as const)(
  'in %s a member reads what waits under the cap and how much more play it takes, and is not asked to lose [FACT-84]',
  async (language, theme, viewport, title, more) => {
    const { go, page } = await look({ as: ana, language, theme, viewport })
    await go('/promotions')
    const section = page.getByRole('region', { name: title })
    await section.getByText('Mystery Box, ₱80.00').waitFor()
    expect(await section.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining(more),
      expect.stringMatching(
        /TPG Daily Loss Rebate, ₱500\.00\s+(Added by itself once|Kusang idadagdag kapag pinayagan)/,
      ),
    ])
    expect(await findViolations(page)).toEqual([])
    await picture(page, `waiting ${theme}`)
  },
)

test('the deposit sheet says before anything is paid that a bonus may have to wait, and the deposit that it waits [FACT-85]', async () => {
  const { go, page } = await look({ as: ana })
  await go('/my')
  await page.getByRole('button', { name: 'Deposit' }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await sheet.getByText(/^By law, bonuses are limited/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await picture(page, 'sheet')
  await sheet.getByRole('switch', { name: /Deposit bonus/ }).uncheck()
  await sheet.getByText(/^By law, bonuses are limited/).waitFor({ state: 'detached' })
  const cashier = depositTools(world)
  const { id, payUrl } = await cashier.begin(ana, { amount: '700', cashback_flag: '1' })
  await cashier.act(payUrl)
  await go(`/s-transaction/status?id=${id}&type=deposit`)
  await page.getByText(/^Your ₱35\.00 bonus is yours and waits: the law limits bonuses/).waitFor()
})

test('compliance reads the report of a month on the cap and takes it along [FACT-86]', async () => {
  const operator = await createOperator(world, { role: 'compliance' })
  const { go, page } = await look({ viewport: desktop, gate: true })
  await go('/office/rebates')
  await enterOffice(page, operator)
  const row = page.getByRole('row', { name: /CQ9 Daily Rebate/ })
  await row.getByText('Within').waitFor()
  expect(await row.innerText()).toMatch(/₱120\.00.*₱150\.00.*₱30\.00/s)
  expect(await findViolations(page)).toEqual([])
  await picture(page, 'report')
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' })
  expect(await dialog.getByLabel('With phone numbers').count()).toBe(0)
  await dialog.getByLabel('Reason').fill('For the monthly report')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('saya-rebates.csv')
})
