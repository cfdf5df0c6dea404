import {
  approvedPlayer,
  createOperator,
  desktop,
  giveCoupons,
  isPart,
  journey,
  openBrowser,
  openWorld,
  type Player,
  promotionDesk,
  type Visitor,
  visit,
  type World,
  choose,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

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
afterEach(async ({ task }) => {
  for (const at of opened) expect(at.troubles).toEqual([])
  if (!isPart(task)) await leave()
})

async function leave(): Promise<void> {
  for (const at of opened.splice(0)) await at.close()
}

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const at = await visit(browser, world, options)
  opened.push(at)
  return at
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Deposit' })
const ticket = (page: Page) => sheet(page).getByRole('switch', { name: /Deposit bonus/ })

async function payAt(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Deposit now' }).click()
  await page.waitForURL('**/paymongo/pay/**')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/s-transaction/status?**')
  await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
}

let player: Player
let at: Visitor
let page: Page

async function beginWithTickets(): Promise<void> {
  player = await world.player({ kyc: 'fully_kyc' })
  await giveCoupons(world, player, 2)
  at = await arrive({ as: player })
  page = at.page
}

journey('a member with tickets', { begin: beginWithTickets, end: leave }, part => {
  const amount = () => sheet(page).getByRole('textbox', { name: 'Amount' })
  const bonus = () => sheet(page).getByText('Deposit bonus + ₱')

  part(
    'finds on the cashback page how it works, the tickets left, and what one brings [ROUTE-49, PROMO-80]',
    async () => {
      await at.go('/cashback')
      expect(new URL(page.url()).pathname).toBe('/cashback')
      await page.getByRole('heading', { name: 'How it works' }).waitFor()
      await page.getByText('2 tickets left').waitFor()
      await page.getByText('5% deposit bonus').waitFor()
      await page.getByText('Up to ₱2,500 on one deposit').waitFor()
      await page.getByText('Minimum deposit ₱20').waitFor()
      await page.getByText('No deposit bonus yet').waitFor()
      expect(await findViolations(page)).toEqual([])
    },
  )

  part(
    'is offered a ticket in the deposit sheet, switched on, with its minimum [PROMO-80, WALLET-08, WALLET-23, WALLET-30]',
    async () => {
      await page.getByRole('button', { name: 'Deposit now' }).click()
      await sheet(page).getByRole('radio', { name: 'GCash' }).waitFor()
      await expect.poll(() => ticket(page).isChecked()).toBe(true)
      await sheet(page).getByText('2 tickets left, up to ₱2,500. Minimum deposit ₱20 to opt in.').waitFor()
      expect(await findViolations(page)).toEqual([])
    },
  )

  part('is shown five percent of twenty pesos and more, and never more than 2,500 [WALLET-28, WALLET-29]', async () => {
    await amount().fill('19')
    expect(await bonus().count()).toBe(0)
    for (const [typed, shown] of [
      ['20', '₱1.00'],
      ['333', '₱16.65'],
      ['50000', '₱2500.00'],
      ['400000', '₱2500.00'],
    ] as const) {
      await amount().fill(typed)
      await sheet(page).getByText(`Deposit bonus + ${shown}`, { exact: true }).waitFor()
    }
  })

  part(
    'has the ticket switched on again with each change of the method, and none with a voucher [WALLET-24]',
    async () => {
      await ticket(page).uncheck()
      expect(await bonus().count()).toBe(0)
      await choose(sheet(page).getByRole('radio', { name: 'Voucher' }))
      expect(await ticket(page).count()).toBe(0)
      await choose(sheet(page).getByRole('radio', { name: 'GCash' }))
      await expect.poll(() => ticket(page).isChecked()).toBe(true)
    },
  )

  part('has the bonus as soon as the deposit is paid, for one ticket', async () => {
    await amount().fill('333')
    await payAt(page)
    await at.go('/my')
    await page.getByRole('region', { name: 'My Balance' }).getByText('₱349').waitFor()
    await at.go('/cashback')
    await page.getByText('1 ticket left').waitFor()
    await page.getByText('+₱16.65').waitFor()
  })

  part('keeps the ticket by switching it off [WALLET-08]', async () => {
    await page.getByRole('button', { name: 'Deposit now' }).click()
    await amount().fill('100')
    await ticket(page).uncheck()
    await payAt(page)
    await at.go('/cashback')
    await page.getByText('1 ticket left').waitFor()
  })

  part('finds the one bonus in the history, as a Deposit Bonus [PROMO-80, TXN-49]', async () => {
    await page.getByRole('link', { name: 'All bonuses' }).click()
    await page.waitForURL('**/s-transaction/bonus?type=4009&time_flag=30')
    const rows = page.getByRole('list', { name: 'Bonus' }).getByRole('listitem')
    await rows.filter({ hasText: 'Deposit Bonus' }).getByText('₱16.65').waitFor()
    expect(await rows.count()).toBe(1)
  })
})

test('who has no ticket is told so, in Tagalog and at a desk, and deposits without one', async () => {
  const at = await arrive({
    as: await world.player({ kyc: 'fully_kyc' }),
    language: 'tl',
    theme: 'light',
    viewport: desktop,
  })
  const { page } = at
  await at.go('/cashback')
  await page.getByText('Walang ticket ngayon').waitFor()
  await page.getByRole('heading', { name: 'Paano ito gamitin' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Mag-deposit na' }).click()
  await page.getByRole('dialog', { name: 'Mag-deposit' }).getByRole('radio', { name: 'GCash' }).waitFor()
  expect(await page.getByRole('switch').count()).toBe(0)
})

test('finance gives tickets from the page of a member, and the member has them', async () => {
  const operator = await createOperator(world, { role: 'finance' })
  const ana = await world.player({ kyc: 'fully_kyc' })
  const at = await arrive({ viewport: desktop, gate: true })
  const { page } = at
  await at.go(`/office/members/${ana.uid}`)
  await enterOffice(page, operator)
  await page.getByText('0 left of 0').waitFor()
  await page.getByRole('button', { name: 'Give cashback tickets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give cashback tickets' })
  await dialog.getByLabel('How many').selectOption('3')
  await dialog.getByLabel('Reason').fill('For the trouble on Friday')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Give cashback tickets' }).click()
  await page.getByText('3 left of 3').waitFor()
  const member = await arrive({ as: ana })
  await member.go('/cashback')
  await member.page.getByText('3 tickets left').waitFor()
})

test('a member finds a campaign of tickets on the cashback page, claims it there once, and has them [PROMO-173]', async () => {
  const desk = await promotionDesk(world)
  const title: [string, string] = ['Three tickets for June', 'Tatlong ticket ngayong Hunyo']
  await desk.live({ terms: { count: '3' }, budget: '75000', title }, 'tickets')
  const { page, go } = await arrive({ as: await approvedPlayer(world) })
  await go('/cashback')
  await page.getByText('No tickets right now').waitFor()
  const offers = page.getByRole('region', { name: 'Get tickets' })
  expect(await findViolations(page)).toEqual([])
  await offers.getByRole('link', { name: /Three tickets for June/ }).click()
  await page.getByText('You get 3 cashback tickets, once.').waitFor()
  await page.getByText('Each adds 5% to one deposit, up to ₱2,500.').waitFor()
  await page.getByRole('button', { name: 'Claim' }).click()
  await page.getByText('3 cashback tickets are yours. Use one with your next deposit.').waitFor()
  await go('/cashback')
  await page.getByText('3 tickets left').waitFor()
  expect(await offers.count()).toBe(0)
})
