import { ask, openBrowser, openWorld, type Player, type Visitor, visit, type World, choose } from '@saya/testing'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let player: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

const sheet = () => page.getByRole('dialog', { name: 'Deposit' })
const amount = () => sheet().getByRole('textbox', { name: 'Amount' })
const submit = () => sheet().getByRole('button', { name: 'Deposit now' })

async function openSheet(options: Parameters<typeof visit>[2] = {}): Promise<void> {
  player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: player, ...options })
  page = at.page
  await at.go('/my')
  await page.getByRole('button', { name: options.language === 'tl' ? 'Mag-deposit' : 'Deposit' }).click()
}

/** Goes to where one pays, and does there what the button says. */
async function payAt(pressed: 'Pay' | 'Fail' | 'Leave' | 'Pay twice'): Promise<void> {
  await amount().fill('500')
  await submit().click()
  await page.waitForURL('**/paymongo/pay/**')
  await page.getByRole('button', { name: pressed, exact: true }).click()
}

test('the sheet offers the methods, the range and the quick amounts, and takes only what fits [WALLET-05, WALLET-06, WALLET-07, WALLET-09, WALLET-10, WALLET-13, WALLET-14, WALLET-19, WALLET-25, WALLET-26]', async () => {
  await openSheet()
  await sheet().getByRole('heading', { name: 'Deposit' }).waitFor()
  const methods = sheet().getByRole('group', { name: 'Payment Methods' })
  await methods.getByRole('radio', { name: 'GCash' }).waitFor()
  expect(await methods.getByRole('radio').count()).toBeGreaterThan(3)
  // Those of the mini-apps are for their hosts.
  expect(await methods.getByText('mayamini').count()).toBe(0)
  await sheet().getByText('₱100 to ₱500,000').waitFor()
  await sheet().getByText('You pay in the GCash app and come back here.').waitFor()
  expect(await submit().isDisabled()).toBe(true)
  // All of it stands above the button, also on a low screen.
  const end = await sheet().getByText('You pay in the GCash app and come back here.').boundingBox()
  const button = await submit().boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  // What is no whole number of pesos stays as it was typed and is refused: nothing of it is left out.
  for (const typed of ['5o', '100.50', '100,50', '0100', '₱500']) {
    await amount().fill(typed)
    expect(await amount().inputValue()).toBe(typed)
    await sheet().getByText('Enter Amount: 100-500,000').waitFor()
    expect(await submit().isDisabled()).toBe(true)
    await amount().fill('')
  }
  await amount().pressSequentially('25000')
  expect(await amount().inputValue()).toBe('25,000')
  await amount().press('ArrowLeft')
  await amount().press('Backspace')
  expect(await amount().inputValue()).toBe('2,500')
  await sheet().getByRole('group', { name: 'Quick amounts' }).getByRole('button', { name: '2,000' }).click()
  expect(await amount().inputValue()).toBe('2,000')
  expect(await submit().isDisabled()).toBe(false)
  await amount().fill('500001')
  expect(await submit().isDisabled()).toBe(true)
  await sheet().getByRole('button', { name: 'Clear' }).click()
  expect(await amount().inputValue()).toBe('')
  expect(await findViolations(page)).toEqual([])
})

test('whoever pays comes back to a page that says so, and has the money [ROUTE-17, SHELL-28, WALLET-21, WALLET-45, TXN-27, TXN-33, TXN-34]', async () => {
  await openSheet()
  await payAt('Pay')
  await page.waitForURL(/\/s-transaction\/status\?id=[\w-]+&type=deposit$/)
  await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  await page.getByText('₱500').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'All deposits' }).click()
  await page.getByRole('link', { name: /GCash.*₱500\.00.*completed/ }).waitFor()
  await page.getByText('1 record', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Balance' }).click()
  await page.getByText('Balance ₱500.00').waitFor()
})

/** Whether a word stands in one of the colours of the look. */
async function isIn(word: Locator, colour: '--bad' | '--ok' | '--wait'): Promise<boolean> {
  return word.evaluate((element, name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    return getComputedStyle(element).color === getComputedStyle(probe).color
  }, colour)
}

test('whoever leaves the page to pay on is told that nothing was paid, and finds it among the canceled, in red, as what ran out is [TXN-05, TXN-26, TXN-30, TXN-33]', async () => {
  await openSheet()
  await payAt('Leave')
  await page.getByRole('heading', { name: 'Deposit canceled' }).waitFor()
  // What it came back as is told once, and is not in the address any more.
  await page.waitForURL(/\/s-transaction\/status\?id=[\w-]+&type=deposit$/)
  await at.go('/my')
  await page.getByRole('button', { name: 'Deposit' }).click()
  await amount().fill('700')
  await submit().click()
  await page.waitForURL('**/paymongo/pay/**')
  await at.go('/s-transaction/deposit?type=all&time_flag=0')
  await page.getByRole('link', { name: /₱700\.00.*pending/ }).click()
  await page.waitForURL(/\/s-transaction\/status\?id=[\w-]+&type=deposit$/)
  world.clock.advance(31 * 60_000)
  await page.getByRole('heading', { name: 'The time to pay has ended' }).waitFor()
  await page.getByRole('link', { name: 'All deposits' }).click()
  const types = page.getByRole('group', { name: 'Type' })
  const offered = await types.getByRole('button').allTextContents()
  expect(offered).toEqual(['All', 'Pending', 'Completed', 'Canceled', 'Timeout'])
  for (const [word, amountOf] of Object.entries({ Timeout: '₱700.00', Canceled: '₱500.00' })) {
    await types.getByRole('button', { name: word }).click()
    await page.waitForURL(`**/s-transaction/deposit?type=${word.toUpperCase()}&time_flag=0`)
    const shown = word.toLowerCase()
    const row = page.getByRole('link', { name: new RegExp(`GCash.*${amountOf}.*${shown}`) })
    expect(await isIn(row.getByText(shown, { exact: true }), '--bad')).toBe(true)
    expect(await page.getByRole('link', { name: /GCash/ }).count()).toBe(1)
  }
  for (const empty of ['PENDING', 'COMPLETED']) {
    await types.getByRole('button', { name: new RegExp(empty, 'i') }).click()
    await page.waitForURL(`**/s-transaction/deposit?type=${empty}&time_flag=0`)
    await page.getByText('No data available').waitFor()
  }
  await types.getByRole('button', { name: 'Canceled' }).click()
  await page.getByRole('link', { name: /GCash.*canceled/ }).click()
  await page.waitForURL(/\/s-transaction\/status\?id=[\w-]+&type=deposit$/)
  await page.getByRole('heading', { name: 'Deposit canceled' }).waitFor()
  await page.getByRole('link', { name: 'To my page' }).click()
  await page.getByText('₱0').first().waitFor()
})

test('a status that is waited for changes by itself when the money comes [TXN-28, TXN-29, TXN-34]', async () => {
  await openSheet()
  await amount().fill('500')
  await submit().click()
  await page.waitForURL('**/paymongo/pay/**')
  const payment = page.url()
  await at.go('/s-transaction/deposit?type=PENDING&time_flag=0')
  await page.getByRole('link', { name: /GCash.*₱500\.00.*pending/ }).click()
  await page.getByRole('heading', { name: 'We are waiting for your payment' }).waitFor()
  const status = page.url()
  await page.getByRole('button', { name: 'Continue to pay' }).click()
  await page.waitForURL(payment)
  await page.goto(status)
  await page.getByRole('heading', { name: 'We are waiting for your payment' }).waitFor()
  const answer = await fetch(payment, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'act=pay',
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  // The gateway is asked again once a few seconds have passed.
  world.clock.advance(4000)
  await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
})

test('a deposit is given up by its owner, and what was paid wrongly is told with what people decide', async () => {
  player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: player })
  page = at.page
  const open = (amount: string) =>
    ask(world, 'POST /finance/payment/deposit', { body: { amount, pid: 'gcash' } }, player).then(({ data }) => data)
  await at.go(`/s-transaction/status?id=${(await open('300')).id}&type=deposit`)
  await page.getByRole('button', { name: 'Cancel this deposit' }).click()
  await page.getByRole('heading', { name: 'Deposit canceled' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  const wrong = await open('200')
  await fetch(wrong.pay_url, { method: 'POST', body: new URLSearchParams({ act: 'pay', amount: '150' }) })
  await at.go(`/s-transaction/status?id=${wrong.id}&type=deposit`)
  await page.getByRole('heading', { name: 'We are checking your payment' }).waitFor()
  await page.getByText('₱150').waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
})

test('without a way to pay the sheet says so [WALLET-38]', async () => {
  await world.db.ref(tx => tx.updateTable('channel').set({ is_open: false }).where('mode', '=', 1).execute())
  await openSheet()
  await sheet().getByText('No payment methods available').waitFor()
  expect(await submit().count()).toBe(0)
  await world.db.ref(tx => tx.updateTable('channel').set({ is_open: true }).where('gateway', 'is not', null).execute())
})

test('methods that cannot be had are asked for again at a press', async () => {
  player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: player })
  page = at.page
  await at.go('/my')
  await page.route('**/finance/channel/list**', route => route.abort())
  await page.getByRole('button', { name: 'Deposit' }).click()
  await sheet().getByText('The payment methods could not be loaded.').waitFor()
  await page.unroute('**/finance/channel/list**')
  await sheet().getByRole('button', { name: 'Try again' }).click()
  await sheet().getByRole('radio', { name: 'GCash' }).waitFor()
  expect(at.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

test('the filters of the history are in its address, and are the same after a reload and by the way back [ROUTE-15, TXN-01, TXN-02, TXN-03, TXN-04, TXN-08, TXN-09, TXN-11]', async () => {
  player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: player })
  page = at.page
  await at.go('/s-transaction')
  await page.waitForURL('**/s-transaction/balance?time_flag=0')
  expect(await page.getByRole('group', { name: 'Type' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Today' }).click()
  await page.getByRole('dialog', { name: 'Time' }).getByText('Last 7 days').click()
  await page.waitForURL('**/s-transaction/balance?time_flag=7')
  await page.getByRole('tab', { name: 'Deposit' }).click()
  await page.getByRole('button', { name: 'Timeout' }).click()
  await page.waitForURL('**/s-transaction/deposit?type=TIMEOUT&time_flag=7')
  await page.getByText('No data available').waitFor()
  await page.reload()
  expect(await page.getByRole('button', { name: 'Timeout' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Last 7 days' }).waitFor()
  await at.go('/s-transaction/bonus?type=4005&time_flag=0')
  await page.getByRole('button', { name: 'CQ9 Daily Rebate', pressed: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
})

test.each([
  ['Maya', 'maya', 'Pay', 'Deposit completed', '₱500'],
  ['GrabPay', 'xendit', 'Pay', 'Deposit completed', '₱500'],
  ['GrabPay', 'xendit', 'Fail', 'Deposit canceled', '₱0'],
] as const)(
  'through %s one pays at %s: %s, and is told how it ended [WALLET-45, TXN-34]',
  async (name, gateway, pressed, ending, balance) => {
    await openSheet()
    await choose(sheet().getByRole('radio', { name }))
    await amount().fill('500')
    await submit().click()
    await page.waitForURL(`**/${gateway}/pay/**`)
    await page.getByRole('button', { name: pressed, exact: true }).click()
    await page.waitForURL('**/s-transaction/status?**')
    await page.getByRole('heading', { name: ending }).waitFor()
    await page.getByRole('link', { name: 'To my page' }).click()
    await page.getByText(balance).first().waitFor()
  },
)

test('a deposit through Maya that is paid half an hour later is credited, and the page that waits says so [TXN-34]', async () => {
  await openSheet()
  await choose(sheet().getByRole('radio', { name: 'Maya' }))
  await amount().fill('500')
  await submit().click()
  await page.waitForURL('**/maya/pay/**')
  const payment = page.url()
  await at.go('/s-transaction/deposit?type=all&time_flag=0')
  await page.getByRole('link', { name: /Maya.*₱500\.00.*pending/ }).click()
  await page.getByRole('heading', { name: 'We are waiting for your payment' }).waitFor()
  world.clock.advance(29 * 60_000)
  await fetch(payment, { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' })
  await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
})
