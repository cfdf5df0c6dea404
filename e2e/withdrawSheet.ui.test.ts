import {
  expectRefusals,
  ask,
  decideRelease,
  isPart,
  journey,
  openBrowser,
  openWorld,
  phone,
  type Payable,
  proposeRelease,
  staffOf,
  type Visitor,
  visit,
  type WithdrawalWorld,
  withdrawalTools,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

expectRefusals('422 POST /member/step-up', '409 POST /finance/payment/withdraw')

const password = 'tatlong maya sa bakod'
const dayMs = 24 * 3_600_000

let world: World
let desk: WithdrawalWorld
let browser: Browser
let luz: Payable
let at: Visitor
let page: Page
beforeAll(async () => {
  world = await openWorld({ pages: true })
  desk = withdrawalTools(world)
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

const sheet = () => page.getByRole('dialog', { name: 'Withdraw', exact: true })
const amount = () => sheet().getByRole('textbox', { name: 'Amount' })
const submit = () => sheet().getByRole('button', { name: 'Withdraw now' })
const review = () => page.getByRole('dialog', { name: 'Check before you confirm' })
const confirm = () => review().getByRole('button', { name: /^Withdraw ₱/ })
const picks = () => sheet().getByRole('group', { name: 'Quick amounts' })

async function come(player: Payable): Promise<void> {
  luz = player
  at = await visit(browser, world, { as: luz, viewport: phone })
  page = at.page
  await at.go('/my')
}

async function openSheet(): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await submit().waitFor()
}

async function beginAtSheet(): Promise<void> {
  await come(await desk.payable({ pesos: 1200n }))
  await openSheet()
}

journey('the withdraw sheet', { begin: beginAtSheet, end }, part => {
  part(
    'opens for the verified with the account to pay to, and says when the money comes [GATE-16, WALLET-49, WALLET-50, WALLET-55, WALLET-56]',
    async () => {
      await sheet().getByRole('heading', { name: 'Withdraw', exact: true }).waitFor()
      const account = sheet().getByRole('group', { name: 'Withdraw Account' })
      await account.getByText('GCash').waitFor()
      await account.getByRole('button', { name: 'Change' }).waitFor()
      await sheet().getByText('Funds are usually received in 5 minutes.').waitFor()
      expect(await submit().isEnabled()).toBe(true)
    },
  )

  part(
    'shows what of the wallet can be withdrawn, with a way to ask about the rest [WALLET-01, WALLET-53]',
    async () => {
      const { data } = await ask(world, 'GET /finance/wallet', {}, luz)
      expect([data.uid, Number(data.balance), Number(data.withdrawable)]).toEqual([String(luz.uid), 1200, 1200])
      const free = sheet().getByText('Withdrawable balance').locator('..')
      await free.getByText('₱1,200.00').waitFor()
      await sheet().getByRole('button', { name: 'Why can it not be withdrawn?' }).waitFor()
      expect(await findViolations(page)).toEqual([])
    },
  )

  part('says what is wrong with an amount [WALLET-58, WALLET-59, WALLET-60, WALLET-61]', async () => {
    await sheet().getByText('₱100 to ₱50,000').waitFor()
    await submit().click()
    await sheet().getByText('Amount is required').waitFor()
    for (const [typed, fault] of [
      ['0', 'Amount 100-50,000'],
      ['99', 'Minimum value is 100'],
      ['1201', 'Maximum value is 1,200'],
    ] as const) {
      await amount().fill(typed)
      await sheet().getByText(fault, { exact: true }).waitFor()
    }
  })

  part('takes nine digits and nothing else [WALLET-57]', async () => {
    for (const typed of ['12o1', '100.50', '0100', '1234567890']) {
      await amount().fill(typed)
      expect(await amount().inputValue()).toBe(typed)
      await sheet().getByText('Amount 100-50,000').waitFor()
      await amount().fill('150')
      await sheet().getByText('Amount 100-50,000').waitFor({ state: 'detached' })
    }
    await amount().fill('123456789')
    expect(await amount().inputValue()).toBe('123,456,789')
    await sheet().getByText('Banks process PESONet on banking days at 10 AM, 1 PM, 4 PM').waitFor()
  })

  part('offers quick amounts up to what can be withdrawn, and all of it [WALLET-52, WALLET-62]', async () => {
    expect(await picks().getByRole('button', { name: '5,000', exact: true }).isDisabled()).toBe(true)
    await picks().getByRole('button', { name: '500', exact: true }).click()
    expect(await amount().inputValue()).toBe('500')
    await sheet().getByRole('button', { name: 'Withdraw All' }).click()
    expect(await amount().inputValue()).toBe('1,200')
  })

  part('shows to whom, how much, no fee and when before anything is asked for, with a way back [TXN-61]', async () => {
    await amount().fill('500')
    await submit().click()
    for (const shown of ['₱500', 'GCash', 'No fee', 'Funds are usually received in 5 minutes.', 'You cannot cancel']) {
      await review().getByText(shown).first().waitFor()
    }
    await review()
      .getByText(/•••• \d/)
      .waitFor()
    expect(await findViolations(page)).toEqual([])
    expect((await desk.money(luz)).held).toBe(0n)
    await review().getByRole('button', { name: 'Back' }).click()
    expect(await amount().inputValue()).toBe('500')
  })

  part('holds the amount at once, and toasts it [WALLET-64]', async () => {
    await amount().fill('500')
    // All of it stands above the button, also on a low screen.
    const end = await sheet().getByText('We may review it first').boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await submit().boundingBox())?.y ?? 0)
    // A wallet is sent no more than goes at once.
    expect(await sheet().getByText('PESONet').count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await submit().click()
    await confirm().click()
    await page.getByRole('status').getByText('success!').waitFor()
    await page.waitForURL('**/s-transaction/status?id=*&type=withdraw')
    expect(await desk.money(luz)).toEqual({ balance: '700.00', withdrawable: '700.00', held: 500n })
  })

  const idHere = () => new URL(page.url()).searchParams.get('id') ?? ''

  let requestedAt: string | null = null

  part('leads to the status, the amount, the account with its picture, the time and the number [TXN-35]', async () => {
    await page.getByRole('heading', { name: 'Your money is on its way' }).waitFor()
    await page.getByRole('status').getByText('₱500').waitFor()
    await step('Paying').waitFor()
    const facts = page.getByRole('definition')
    await facts.getByText('Paying', { exact: true }).waitFor()
    const account = facts.filter({ hasText: 'GCash' })
    await account.getByText('••••').waitFor()
    await account.locator('img').waitFor()
    for (const name of ['Requested', 'Approved']) await step(name).getByText(clock).waitFor()
    expect(await step('Completed').getByText(clock).count()).toBe(0)
    requestedAt = await step('Requested').getByText(clock).textContent()
    await facts.getByText(idHere(), { exact: true }).waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  const step = (name: string) =>
    page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name })
  const clock = /\d{1,2}:\d{2}/

  part('is followed until the money has arrived, and tells when it came to each step [TXN-35]', async () => {
    await desk.work()
    await desk.decide(idHere(), 'succeeded')
    world.clock.advance(120_000)
    await desk.work()
    await page.getByRole('heading', { name: 'Withdrawal completed' }).waitFor()
    for (const name of ['Requested', 'Approved', 'Sent', 'Completed']) await step(name).getByText(clock).waitFor()
    expect(await step('Requested').getByText(clock).textContent()).toBe(requestedAt)
    expect(await findViolations(page)).toEqual([])
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/withdrawal done.png` })
  })

  part('leaves a row under its state, which leads to its status [ROUTE-17, TXN-06, TXN-25]', async () => {
    const id = idHere()
    await page.getByRole('link', { name: 'All withdrawals' }).click()
    const row = page.getByRole('link', { name: /GCash.*−.₱500\.00.*Completed/ })
    for (const [name, code] of Object.entries(states)) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.waitForURL(`**/s-transaction/withdraw?type=${code}&time_flag=0`)
      await (code === 'completed' ? row : page.getByText('No data available')).waitFor()
    }
    await page.getByRole('button', { name: 'Completed' }).click()
    await row.click()
    await page.waitForURL(`**/s-transaction/status?id=${id}&type=withdraw`)
    await page.getByRole('heading', { name: 'Withdrawal completed' }).waitFor()
  })

  part(
    'leads to it from its change of the balance too, which names the method and has its sign [TXN-01, TXN-60]',
    async () => {
      const id = idHere()
      await page.getByRole('link', { name: 'All withdrawals' }).click()
      await page.getByRole('tab', { name: 'Balance' }).click()
      await page.getByRole('link', { name: /Withdraw.*GCash.*−.₱500\.00/ }).click()
      await page.waitForURL(`**/s-transaction/status?id=${id}&type=withdraw`)
    },
  )
})

const states = {
  'Under review': 'under_review',
  Paying: 'paying',
  Completed: 'completed',
  Canceled: 'canceled',
  Timeout: 'timeout',
}

test('what is not free yet is explained credit by credit, with a way to ask and a way back [WALLET-01, WALLET-03, WALLET-53, WALLET-54]', async () => {
  const player = await desk.payable({ pesos: 300n })
  const { uid } = player
  await desk.move({ act: 'deposit', gateway: 1, uid, reference: `unplayed ${uid}`, amount: 2_000_000n })
  await come(player)
  await openSheet()
  const held = sheet().getByText('Non-withdrawable amount').locator('..')
  await held.getByText('₱200.00').waitFor()
  await sheet().getByText('Withdrawable balance').locator('..').getByText('₱300.00', { exact: true }).waitFor()
  const { data } = await ask(world, 'GET /finance/wallet', {}, player)
  expect([data.uid, data.balance, data.withdrawable]).toEqual([String(uid), '500.00', '300.00'])
  await sheet().getByRole('button', { name: 'Why can it not be withdrawn?' }).press('Enter')
  const why = page.getByRole('dialog', { name: 'Non-withdrawable amount' })
  await why.getByText('₱200.00 of ₱200.00 left to play').waitFor()
  expect(await findViolations(page)).toEqual([])
  await why.getByRole('button', { name: 'Close' }).click()
  await sheet().getByRole('button', { name: 'Why can it not be withdrawn?' }).click()
  await why.getByRole('button', { name: 'Contact Service' }).click()
  await page.waitForURL('**/service')
})

test('without an account the first one is added from the sheet, which comes back with it; a later one waits and says until when [WALLET-51, WALLET-58, WALLET-61, WALLET-76]', async () => {
  const player = await world.player({ kyc: 'fully_kyc', name: { firstName: 'Luz', middleName: '', lastName: 'Ramos' } })
  await desk.fund(player, 1000n)
  await come({ ...player, accountId: '' })
  await openSheet()
  const place = sheet().getByRole('button', { name: 'Add Withdraw account' })
  expect(await place.evaluate(element => getComputedStyle(element).borderStyle)).toBe('dashed')
  await submit().click()
  await sheet().getByText('Withdraw Account is required').waitFor()
  // Before there is an account, by what most channels take.
  await amount().fill('0')
  await sheet().getByText('Amount 100-500,000', { exact: true }).waitFor()
  await amount().fill('150')
  await add('GCash', '9171234567')
  await sheet().getByText('9171 •••• 567').waitFor()
  expect(await amount().inputValue()).toBe('150')
  await sheet().getByRole('button', { name: 'Change' }).click()
  const choice = page.getByRole('dialog', { name: 'Select Withdraw Account' })
  await choice.getByRole('button', { name: /GCash/, pressed: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await add('Maya', '9181234567')
  await sheet().getByText('9181 •••• 567').waitFor()
  await sheet()
    .getByText(/For your safety this account can be used from/)
    .waitFor()
  await sheet().getByRole('button', { name: 'Change' }).click()
  await choice.getByRole('button', { name: /Maya/, pressed: true }).waitFor()
  await choice.getByRole('button', { name: /GCash/, pressed: false }).press('Enter')
  await choice.waitFor({ state: 'detached' })
  await sheet().getByText('9171 •••• 567').waitFor()
})

async function add(type: string, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Withdraw account' }).click()
  await page.getByRole('dialog', { name: 'Account type' }).getByRole('button', { name: type, exact: true }).click()
  const form = page.getByRole('dialog', { name: type })
  await form.getByRole('textbox').fill(number)
  await form.getByRole('button', { name: 'Submit' }).click()
  await submit().waitFor()
}

test('the person proves that it is them on the review, which goes on by itself, and a refusal is told in words [WALLET-65, TXN-71]', async () => {
  await come(await desk.payable({ pesos: 2000n, password }))
  world.clock.advance(16 * 60_000)
  await openSheet()
  await amount().fill('500')
  await amount().press('Enter')
  await review().getByLabel('Password', { exact: true }).fill('not the one')
  await confirm().click()
  await review().getByText('Invalid password').waitFor()
  expect((await desk.money(luz)).held).toBe(0n)
  takeTroubles(at.troubles, cutOnPurpose)
  await review().getByText('₱500', { exact: true }).first().waitFor()
  await review().getByText('GCash').first().waitFor()
  await review().getByLabel('Password', { exact: true }).fill(password)
  expect(await findViolations(page)).toEqual([])
  await confirm().click()
  await page.waitForURL('**/s-transaction/status?**')
  await at.go('/my')
  await openSheet()
  await amount().fill('600')
  await submit().click()
  await confirm().click()
  await page.getByRole('status').getByText('A withdrawal to this account is still on its way.').waitFor()
  expect((await desk.money(luz)).held).toBe(500n)
})

test('what was reviewed is sent whatever comes in meanwhile, and nothing is sent to another account than the reviewed one [TXN-70]', async () => {
  await come(await desk.payable({ pesos: 2000n }))
  const maya = await desk.addAccount(luz, { channel: 'Maya', account: '9181234567' })
  await openSheet()
  await sheet().getByRole('button', { name: 'Withdraw All' }).click()
  await submit().click()
  await confirm().waitFor()
  const asked: string[] = []
  page.on('request', request => void (request.url().endsWith('/payment/withdraw') && asked.push(request.url())))
  // On another device the account is deleted, and staff let the other one go before its time.
  const deleted = await ask(world, 'POST /finance/account/delete', { body: { id: luz.accountId } }, luz)
  expect(deleted.status).toBe(200)
  const [risk, other] = [await staffOf(world, { role: 'risk' }), await staffOf(world, { role: 'risk' })]
  expect((await proposeRelease(world, { uid: luz.uid, id: maya, token: risk.token })).status).toBe(200)
  expect((await decideRelease(world, { uid: luz.uid, id: maya, token: other.token })).status).toBe(200)
  await sheet().getByText('9181 •••• 567').waitFor()
  expect(await review().count()).toBe(0)
  expect([asked, (await desk.money(luz)).held]).toEqual([[], 0n])
  // All of it, as it is reviewed now, and not what comes in behind that.
  await sheet().getByRole('button', { name: 'Withdraw All' }).click()
  await submit().click()
  await review().getByText('9181 •••• 567').waitFor()
  await desk.fund(luz, 500n)
  const told = page.waitForResponse('**/finance/wallet')
  await page.evaluate(() => ['offline', 'online'].forEach(name => window.dispatchEvent(new Event(name))))
  await told
  await review().getByRole('button', { name: 'Withdraw ₱2,000', exact: true }).click()
  await page.waitForURL('**/s-transaction/status?**')
  expect(asked).toHaveLength(1)
  expect(await desk.money(luz)).toMatchObject({ balance: '500.00', held: 2000n })
})

test('a withdrawal that a person looks at says so, and one that was not taken says where the money is [GATE-16, TXN-25]', async () => {
  await come(await desk.payable({ pesos: 40_000n, channel: 'BPI', account: '001234567890' }))
  const id = await desk.begin(luz, { amount: '30000' })
  await at.go(`/s-transaction/status?id=${id}&type=withdraw`)
  await page.getByRole('heading', { name: 'We are reviewing your withdrawal' }).waitFor()
  const small = await desk.payable({ pesos: 1000n })
  await at.close()
  await come(small)
  const failing = await desk.begin(luz)
  await at.go(`/s-transaction/status?id=${failing}&type=withdraw`)
  await page.getByRole('heading', { name: 'Your money is on its way' }).waitFor()
  await desk.work()
  await desk.decide(failing, 'failed')
  world.clock.advance(dayMs / 24)
  await desk.work()
  await page.getByRole('heading', { name: 'Withdrawal canceled' }).waitFor()
  await page.getByText('The bank or wallet did not accept it. The full amount is back in your balance.').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect((await desk.money(luz)).balance).toBe('1000.00')
})
