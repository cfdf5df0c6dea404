import {
  expectRefusals,
  isPart,
  journey,
  openBrowser,
  openWorld,
  phone,
  type Player,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

expectRefusals('403 POST /finance/account/insert', '422 POST /finance/account/insert')

const name = { firstName: 'Luz', middleName: 'Santos', lastName: 'Ramos' }
const password = 'tatlong maya sa bakod'

let world: World
let browser: Browser
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

async function open(
  path: string,
  wish: Parameters<World['player']>[0] = {},
  options: Parameters<typeof visit>[2] = {},
) {
  const player: Player = await world.player({ kyc: 'fully_kyc', name, ...wish })
  at = await visit(browser, world, { as: player, viewport: phone, ...options })
  page = at.page
  await at.go(path)
}

const sheet = (title: string) => page.getByRole('dialog', { name: title })
const button = (title: string) => page.getByRole('button', { name: title, exact: true })

/** Picks a type and stands before its number. */
async function begin(type: string): Promise<void> {
  await button('Add Withdraw account').click()
  await sheet('Account type').getByRole('button', { name: type, exact: true }).click()
  await sheet(type).waitFor()
}

async function gone(title: string): Promise<void> {
  await sheet(title).waitFor({ state: 'detached' })
}

journey('the withdraw accounts', { begin: () => open('/my'), end }, part => {
  const types = () => sheet('Account type')
  const form = () => sheet('GCash')
  const number = () => form().getByRole('textbox')
  const send = () => form().getByRole('button', { name: 'Submit' }).click()

  part(
    'are led to from the own page, without the navigation, and say that there may be three [ACCT-14, ROUTE-42, SHELL-22, WALLET-77]',
    async () => {
      await page.getByRole('link', { name: 'Account', exact: true }).click()
      await page.waitForURL('**/withdraw-accounts')
      await page.getByText('No withdraw account yet').waitFor()
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
      await page.getByText('You can link up to three withdrawal accounts.').waitFor()
      expect(await findViolations(page)).toEqual([])
    },
  )

  part('are wallets or banks [WALLET-70]', async () => {
    await button('Add Withdraw account').click()
    const wallets = types().getByRole('region', { name: 'Payment Instruments' })
    const banks = types().getByRole('region', { name: 'Bank' })
    await wallets.getByRole('button', { name: 'GCash' }).waitFor()
    await banks.getByRole('button', { name: 'BPI' }).waitFor()
    expect(await wallets.getByRole('button', { name: 'BPI' }).count()).toBe(0)
    expect(await banks.getByRole('button', { name: 'GCash' }).count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
  })

  part('are under the verified name, and one number is asked for [WALLET-73, WALLET-74]', async () => {
    await types().getByRole('button', { name: 'GCash' }).click()
    const names = form().getByRole('group', { name: 'Account name' })
    for (const part of ['Luz', 'Santos', 'Ramos']) await names.getByText(part, { exact: true }).waitFor()
    expect(await number().count()).toBe(1)
    await send()
    await form().getByText('Mobile number is required').waitFor()
  })

  part('of a wallet have a mobile number, which begins with 9 [WALLET-75]', async () => {
    await number().fill('0817 123 4567')
    await send()
    await form().getByText('Phone number Error').waitFor()
    await number().fill('0917 123 4567')
    expect(await number().inputValue()).toBe('9171234567')
    expect(await findViolations(page)).toEqual([])
    await number().press('Enter')
    await page.getByRole('status').getByText('Your GCash account was added.').waitFor()
    await gone('GCash')
    await page.getByText('9171 •••• 567').waitFor()
    await page.getByText('GCash, Luz Santos Ramos').waitFor()
  })

  part('of a type that is linked exist, and cannot be added again [WALLET-71, WALLET-72]', async () => {
    await button('Add Withdraw account').click()
    const linked = types().getByText('GCash', { exact: true }).locator('..')
    await linked.getByText('Exists').waitFor()
    expect(await types().getByText('Exists').count()).toBe(1)
    expect(await types().getByRole('button', { name: 'GCash' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await gone('Account type')
  })

  part('lead to the help, which says how much can be deposited [WALLET-78]', async () => {
    await page.getByRole('link', { name: 'More questions' }).click()
    await page.getByText('How much can I deposit?').click()
    await page.getByText(/Deposit minimum per transaction 1,000 to 50,000/).waitFor()
  })
})

test('a number of a bank is shown once more, a third account is the last, and one is deleted by keyboard after a question', async () => {
  await open('/withdraw-accounts')
  await begin('BPI')
  await sheet('BPI').getByRole('textbox', { name: 'Account number' }).fill('0012 3456 7890')
  await sheet('BPI').getByRole('button', { name: 'Next' }).click()
  await sheet('Check the number').getByText('0012 3456 7890').waitFor()
  expect(await findViolations(page)).toEqual([])
  await sheet('Check the number').getByRole('button', { name: 'It is correct' }).click()
  await page.getByText('0012 •••• 890').waitFor()
  for (const [type, number] of [['GCash', '9171234567'] as const, ['Maya', '9171234567'] as const]) {
    await gone('Check the number')
    await begin(type)
    await sheet(type).getByRole('textbox').fill(number)
    await sheet(type).getByRole('button', { name: 'Submit' }).click()
    await gone(type)
  }
  await page.getByText('You have linked three accounts').waitFor()
  expect(await button('Add Withdraw account').count()).toBe(0)
  await page
    .getByText(/Can be used from/)
    .first()
    .waitFor()
  expect(await findViolations(page)).toEqual([])

  const remove = page.getByRole('button', { name: 'Delete Maya' })
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = sheet('Delete this account?')
  await question.getByText('Maya 9171 •••• 567 will be removed.').waitFor()
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('status').getByText('The account was deleted.').waitFor()
  await remove.waitFor({ state: 'detached' })
  await button('Add Withdraw account').waitFor()
})

test('who has not proved lately that it is them is asked, and the sheet goes on by itself; what the server says is told [WALLET-65]', async () => {
  await open('/withdraw-accounts', { password })
  world.clock.advance(16 * 60_000)
  await begin('GCash')
  await sheet('GCash').getByRole('textbox').fill('9171234567')
  await sheet('GCash').getByRole('button', { name: 'Submit' }).click()
  const proof = page.getByRole('dialog', { name: /it is you/i })
  await proof.getByLabel('Password', { exact: true }).fill(password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('9171 •••• 567').waitFor()

  await begin('Maya')
  await sheet('Maya').getByRole('textbox').fill('9171234567')
  await setOpen('to_maya', false)
  await sheet('Maya').getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('status').getByText('payment method not found').waitFor()
  await setOpen('to_maya', true)
})

function setOpen(id: string, isOpen: boolean) {
  return world.db.ref(tx => tx.updateTable('channel').set({ is_open: isOpen }).where('id', '=', id).execute())
}

test('who is not verified is led to it, who is being looked at is told to wait [GATE-03, GATE-14]', async () => {
  await open('/withdraw-accounts', { kyc: 'unset' })
  await button('Add Withdraw account').click()
  const reminder = sheet('Verify your account first')
  await reminder.getByText('Verify your identity before you withdraw.').waitFor()
  await reminder.getByRole('button', { name: 'Close' }).waitFor()
  await reminder.getByRole('button', { name: 'Go To KYC Verify Now' }).click()
  await page.waitForURL('**/s-kyc')
  await at.close()
  await open('/my', { kyc: 'under_review' })
  await button('Withdraw').click()
  await sheet('Your verification is under review')
    .getByText('You can withdraw once your verification is approved.')
    .waitFor()
})

test('accounts that cannot be had are asked for again at a press, and are told in Tagalog too', async () => {
  await open('/my', {}, { language: 'tl', theme: 'dark' })
  await page.route('**/finance/account/list**', route => route.abort())
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByText('Hindi ma-load ang mga withdraw account mo.').waitFor()
  await page.unroute('**/finance/account/list**')
  await button('Subukan muli').click()
  await page.getByText('Wala pang withdraw account').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(at.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})
