import {
  ask,
  choose,
  isPart,
  journey,
  openBrowser,
  openWorld,
  pace,
  type Player,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { colourOf } from './colourOf.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { watchAnswers } from './watchAnswers.ts'

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
afterEach(async ({ task }) => {
  expect(at.troubles).toEqual([])
  if (!isPart(task)) await at.close()
})
const end = () => at.close()

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

/** Notes where each panel of a sheet is when it begins to move. */
const noteStarts = `
  window.starts = []
  document.addEventListener('animationstart', ({ target, animationName }) => {
    if (animationName === 'sheetIn') window.starts.push(target.getBoundingClientRect().top)
  }, true)
`

async function beginAtSheet(): Promise<void> {
  player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: player, context: { reducedMotion: 'no-preference' } })
  page = at.page
  await page.addInitScript(noteStarts)
  await at.go('/my')
  await page.getByRole('button', { name: 'Deposit' }).click()
}

/** Goes to where one pays, and does there what the button says. */
async function payAt(pressed: 'Pay' | 'Fail' | 'Leave' | 'Pay twice'): Promise<void> {
  await amount().fill('500')
  await submit().click()
  await page.waitForURL('**/paymongo/pay/**')
  await page.getByRole('button', { name: pressed, exact: true }).click()
}

journey('the deposit sheet', { begin: beginAtSheet, end }, part => {
  const hint = () => sheet().getByText('You pay in the GCash app and come back here.')

  part('slides up from the bottom under its header, with a button to deposit [WALLET-05, WALLET-10]', async () => {
    const header = sheet().getByRole('heading', { name: 'Deposit', exact: true })
    await header.waitFor()
    await submit().waitFor()
    await expect.poll(() => sheet().evaluate(one => one.getAnimations({ subtree: true }).length)).toBe(0)
    const starts = await page.evaluate(() => (window as unknown as { starts: number[] }).starts)
    expect(Math.max(...starts)).toBeGreaterThan((await header.boundingBox())?.y ?? Infinity)
    const button = await submit().boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(740 - 48)
  })

  part('offers the methods of everybody, each with its hint [WALLET-06, WALLET-09, WALLET-14]', async () => {
    const methods = sheet().getByRole('group', { name: 'Payment Methods' })
    await methods.getByRole('radio', { name: 'GCash', checked: true }).waitFor()
    expect(await methods.getByRole('radio').count()).toBeGreaterThan(3)
    // Those of the mini-apps are for their hosts.
    expect(await methods.getByText('mayamini').count()).toBe(0)
    await choose(methods.getByRole('radio', { name: 'BPI Online' }))
    await methods.getByRole('radio', { name: 'BPI Online', checked: true }).waitFor()
    await sheet().getByText('You sign in at your bank to pay.').waitFor()
    await sheet().getByRole('group', { name: 'Quick amounts' }).getByRole('button', { name: '20,000' }).waitFor()
    await choose(methods.getByRole('radio', { name: 'GCash' }))
    await methods.getByRole('radio', { name: 'GCash', checked: true }).waitFor()
  })

  part(
    'tells the range, the hint and the quick amounts of the chosen method [WALLET-09, WALLET-13, WALLET-14]',
    async () => {
      const { data } = await ask(world, 'GET /finance/channel/list', {}, player)
      const gcash = data.d.find(({ name }) => name === 'GCash')
      expect([gcash?.min_amount, gcash?.max_amount].map(Number)).toEqual([100, 500_000])
      await sheet().getByText('₱100 to ₱500,000').waitFor()
      await hint().waitFor()
      const quick = await sheet().getByRole('group', { name: 'Quick amounts' }).getByRole('button').allTextContents()
      expect(quick.map(amount => Number(amount.replace(',', '')))).toEqual(gcash?.amount_limit.map(Number))
      expect(quick).toContain('2,000')
      // All of it stands above the button, also on a low screen.
      const end = await hint().boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await submit().boundingBox())?.y ?? 0)
    },
  )

  part(
    'takes an amount typed or picked, and leaves nothing out of what is no whole number of pesos [WALLET-07, WALLET-25]',
    async () => {
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
      await sheet().getByRole('button', { name: 'Clear' }).click()
      expect(await amount().inputValue()).toBe('')
      expect(await findViolations(page)).toEqual([])
    },
  )

  part(
    'refuses an amount below or above the range of the method with its numbers [WALLET-13, WALLET-19, WALLET-26]',
    async () => {
      const fault = sheet().getByText('Enter Amount: 100-500,000')
      for (const [typed, isTaken] of [
        ['99', false],
        ['100', true],
        ['500001', false],
        ['500000', true],
      ] as const) {
        await amount().fill(typed)
        await fault.waitFor({ state: isTaken ? 'detached' : 'visible' })
        await expect.poll(() => submit().isDisabled()).toBe(!isTaken)
      }
    },
  )

  part(
    'can be sent with a fitting amount alone, and not again for three seconds while nobody answers [WALLET-19, WALLET-20]',
    async () => {
      await amount().fill('')
      await expect.poll(() => submit().isDisabled()).toBe(true)
      await amount().fill('500')
      await expect.poll(() => submit().isDisabled()).toBe(false)
      const release = await holdCalls(page, '**/finance/payment/deposit')
      const sentAt = performance.now()
      await submit().click()
      await expect.poll(() => submit().isDisabled()).toBe(true)
      await expect.poll(() => submit().isDisabled(), { timeout: 6000 * pace, interval: 20 }).toBe(false)
      expect(performance.now() - sentAt).toBeGreaterThan(2500)
      await release()
      await page.waitForURL('**/paymongo/pay/**')
    },
  )
})

journey('whoever pays', { begin: () => openSheet(), end }, part => {
  part(
    'goes where the answer says, and comes back to the status of this deposit, without the navigation [WALLET-45, ROUTE-17, SHELL-28]',
    async () => {
      const answers = await watchAnswers<{ id: string; pay_url: string }>(page, '**/finance/payment/deposit')
      await amount().fill('500')
      await submit().click()
      await page.waitForURL('**/paymongo/pay/**')
      expect(page.url()).toBe(answers[0]?.pay_url)
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await page.waitForURL(`**/s-transaction/status?id=${answers[0]?.id}&type=deposit`)
      await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
      expect(await page.title()).toBe('Deposit · Saya')
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    },
  )

  part('is told the status, the amount, the method with its picture, the time and the number [TXN-34]', async () => {
    await page.getByRole('status').getByText('₱500').waitFor()
    expect(await page.getByRole('term').allTextContents()).toEqual(['Status', 'Payment method', 'Time', 'Number'])
    const facts = page.getByRole('definition')
    await facts.getByText('Completed', { exact: true }).waitFor()
    await facts.filter({ hasText: 'GCash' }).locator('img').waitFor()
    await facts.getByText(/\d{1,2}:\d{2}/).waitFor()
    await facts.getByText(new URL(page.url()).searchParams.get('id') ?? '', { exact: true }).waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  part(
    'finds the deposit in the list with its status in lower case and in green, and has the money [TXN-01, TXN-27, TXN-29]',
    async () => {
      await page.getByRole('link', { name: 'All deposits' }).click()
      const row = page.getByRole('link', { name: /GCash.*₱500\.00/ })
      expect(await colourOf(row.getByText('completed', { exact: true }))).toBe('green')
      await page.getByText('1 record', { exact: true }).waitFor()
      await page.getByRole('tab', { name: 'Balance' }).click()
      await page.getByText('Balance ₱500.00').waitFor()
    },
  )

  part(
    'leads from its change of the balance, which names the method and has its sign, to the deposit [TXN-60]',
    async () => {
      await page.getByRole('link', { name: /Deposit.*GCash.*\+.₱500\.00/ }).click()
      await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
      await page.getByRole('link', { name: 'Play', exact: true }).waitFor()
    },
  )

  part('is found among days of one’s own choice, which stay in the address [TXN-66]', async () => {
    await at.go('/s-transaction/deposit?type=all&time_flag=0')
    await page.getByRole('button', { name: 'Today' }).click()
    const days = page.getByRole('dialog', { name: 'Time' })
    await days.getByLabel('From').fill('2026-03-05')
    await days.getByLabel('To', { exact: true }).fill('2026-03-01')
    await days.getByRole('button', { name: 'Show these days' }).click()
    await days.getByText('Choose a first and a last day').waitFor()
    expect(await findViolations(page)).toEqual([])
    await days.getByLabel('From').fill('2026-03-01')
    await days.getByLabel('To', { exact: true }).fill('2026-03-02')
    await days.getByRole('button', { name: 'Show these days' }).click()
    await page.waitForURL('**/s-transaction/deposit?type=all&time_flag=2026-03-01_2026-03-02')
    await page.getByRole('link', { name: /GCash.*₱500\.00/ }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'March 1, 2026 – March 2, 2026' }).waitFor()
    await page.getByRole('link', { name: /GCash.*₱500\.00/ }).waitFor()
  })
})

test('whoever leaves the page to pay on is told that nothing was paid, and finds it among the canceled, in red, as what ran out is [TXN-05, TXN-26, TXN-30]', async () => {
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
    expect(await colourOf(row.getByText(shown, { exact: true }))).toBe('red')
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

test('a status that is waited for changes by itself when the money comes, and is orange in the list until then [TXN-28, TXN-34]', async () => {
  await openSheet()
  await amount().fill('500')
  await submit().click()
  await page.waitForURL('**/paymongo/pay/**')
  const payment = page.url()
  await at.go('/s-transaction/deposit?type=PENDING&time_flag=0')
  const row = page.getByRole('link', { name: /GCash.*₱500\.00.*pending/ })
  expect(await colourOf(row.getByText('pending', { exact: true }))).toBe('orange')
  await row.click()
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

test('a deposit is given up by its owner, what was paid wrongly is told with what people decide, and each ending has a picture [TXN-33]', async () => {
  player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: player })
  page = at.page
  const open = (amount: string) =>
    ask(world, 'POST /finance/payment/deposit', { body: { amount, pid: 'gcash' } }, player).then(({ data }) => data)
  const pay = (address: string, amount?: string) =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ act: 'pay', ...(amount ? { amount } : {}) }) })
  const status = (id: string) => at.go(`/s-transaction/status?id=${id}&type=deposit`)
  async function pictureUnder(heading: string): Promise<string> {
    await page.getByRole('heading', { name: heading }).waitFor()
    return page.getByRole('status').filter({ hasText: heading }).locator('svg').innerHTML()
  }
  await status((await open('300')).id)
  const pending = await pictureUnder('We are waiting for your payment')
  await page.getByRole('button', { name: 'Cancel this deposit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this deposit' }).click()
  const failed = await pictureUnder('Deposit canceled')
  expect(await page.getByRole('button', { name: /Cancel this deposit|Continue to pay/ }).count()).toBe(0)
  const wrong = await open('200')
  await pay(wrong.pay_url, '150')
  await status(wrong.id)
  await page.getByRole('heading', { name: 'We are checking your payment' }).waitFor()
  await page.getByText('₱150').waitFor()
  expect(await page.getByRole('button', { name: /Cancel this deposit|Continue to pay|Try again/ }).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  const right = await open('400')
  await pay(right.pay_url)
  await status(right.id)
  const success = await pictureUnder('Deposit completed')
  expect(new Set([pending, failed, success]).size).toBe(3)
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

test.each([
  ['Maya', 'maya', 'Pay', 'Deposit completed', '₱500'],
  ['GrabPay', 'xendit', 'Pay', 'Deposit completed', '₱500'],
  ['GrabPay', 'xendit', 'Fail', 'Payment failed', '₱0'],
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

test('of two deposits that wait My and the deposit sheet tell how many they are, and lead to both [TXN-64]', async () => {
  await openSheet()
  await sheet().getByRole('radio', { name: 'GCash' }).waitFor()
  expect(await page.getByText(/waiting for your payment/).count()).toBe(0)
  for (const [amount, pid] of [
    ['500', 'grabpay'],
    ['700', 'gcash'],
  ] as const) {
    await ask(world, 'POST /finance/payment/deposit', { body: { amount, pid } }, player)
  }
  await at.go('/my')
  await page.getByText('2 deposits are waiting for your payment.').waitFor()
  const onMy = await page.getByRole('link', { name: 'See open deposits' }).getAttribute('href')
  await page.getByRole('button', { name: 'Deposit' }).click()
  await sheet().getByText('2 deposits are waiting for your payment.').waitFor()
  await sheet().getByRole('link', { name: 'See open deposits' }).click()
  for (const row of [/GrabPay.*₱500\.00.*pending/, /GCash.*₱700\.00.*pending/]) {
    await page.getByRole('link', { name: row }).waitFor()
  }
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(onMy)
})

test('a deposit through Maya that is paid half an hour later is credited, and the page that waits says so [TXN-34]', async () => {
  await openSheet()
  await choose(sheet().getByRole('radio', { name: 'Maya' }))
  await amount().fill('500')
  await submit().click()
  await page.waitForURL('**/maya/pay/**')
  const payment = page.url()
  await at.go('/s-transaction/deposit?type=all&time_flag=0')
  await page.getByRole('link', { name: /Maya.*₱500\.00.*pending/ }).click()
  const time = await page.getByText(/^\w+ \d+, 2026, \d+:\d\d/).textContent()
  world.clock.advance(29 * 60_000)
  await fetch(payment, { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' })
  await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
  expect(await page.getByRole('definition').allTextContents()).toContain(time)
})
