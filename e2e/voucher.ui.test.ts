import {
  expectRefusals,
  ask,
  choose,
  isPart,
  journey,
  openBrowser,
  openWorld,
  pace,
  type Player,
  visit,
  type Visitor,
  voucherCodes,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'

expectRefusals('422 POST /finance/lazada/exchange', '409 POST /finance/lazada/exchange')

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

const sheet = () => page.getByRole('dialog', { name: /^(Deposit|Mag-deposit)$/ })
const code = () => sheet().getByRole('textbox', { name: /Voucher code/ })
const submit = () => sheet().getByRole('button', { name: /^(Redeem|I-redeem)$/ })

async function openSheet(options: Parameters<typeof visit>[2] = {}): Promise<void> {
  player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: player, ...options })
  page = at.page
  await at.go('/my')
  await page.getByRole('button', { name: options.language === 'tl' ? 'Mag-deposit' : 'Deposit' }).click()
  await choose(sheet().getByRole('radio', { name: 'Voucher' }))
}

journey('a voucher', { begin: () => openSheet(), end }, part => {
  const fault = () => sheet().getByText('Verification code error')

  part('has a channel of its own, where a code is typed in place of an amount [WALLET-07, WALLET-16]', async () => {
    const { data } = await ask(world, 'GET /finance/channel/list', {}, player)
    expect(data.d.find(({ name }) => name === 'Voucher')?.id).toBe('1008')
    expect(await sheet().getByRole('radio', { name: 'Voucher', checked: true }).getAttribute('value')).toBe('1008')
    await code().waitFor()
    expect(await sheet().getByRole('textbox', { name: 'Amount' }).count()).toBe(0)
    expect(await sheet().getByRole('group', { name: 'Quick amounts' }).count()).toBe(0)
  })

  part('has a code without spaces, of fifty characters at most [WALLET-32, WALLET-33]', async () => {
    await code().fill(' AB\tC D EF ')
    expect(await code().inputValue()).toBe('ABCDEF')
    await code().fill('X'.repeat(80))
    expect(await code().inputValue()).toBe('X'.repeat(50))
  })

  part(
    'is sent with five characters or more, and is refused in words below [WALLET-19, WALLET-34, WALLET-35]',
    async () => {
      await code().fill('')
      await expect.poll(() => submit().isDisabled()).toBe(true)
      expect(await fault().count()).toBe(0)
      for (const short of ['A', 'ABCD']) {
        await code().fill(short)
        await fault().waitFor()
        expect(await submit().isDisabled()).toBe(true)
      }
      expect(await findViolations(page)).toEqual([])
      await code().fill('ABCDE')
      await fault().waitFor({ state: 'hidden' })
      expect(await submit().isDisabled()).toBe(false)
    },
  )

  part(
    'that is not good is refused at its field until another is typed, and the button opens at once [TXN-63, WALLET-20]',
    async () => {
      await submit().click()
      const refusal = sheet().getByText('This voucher cannot be used.')
      await refusal.waitFor()
      // Not after three seconds only.
      expect(await submit().isEnabled()).toBe(true)
      expect(await code().getAttribute('aria-invalid')).toBe('true')
      expect(await findViolations(page)).toEqual([])
      await code().fill('ABCDEF')
      await refusal.waitFor({ state: 'hidden' })
      expect(await code().getAttribute('aria-invalid')).not.toBe('true')
    },
  )

  let release = () => Promise.resolve()
  part('locks the button while nobody answers, for three seconds and no longer [WALLET-20]', async () => {
    const { codes } = await voucherCodes(world, { amount: '750' })
    release = await holdCalls(page, '**/finance/lazada/exchange')
    await code().fill(` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `)
    const sentAt = performance.now()
    await submit().click()
    await expect.poll(() => submit().isDisabled()).toBe(true)
    await expect.poll(() => submit().isDisabled(), { timeout: 6000 * pace, interval: 20 }).toBe(false)
    expect(performance.now() - sentAt).toBeGreaterThan(2500)
  })

  part(
    'closes the sheet once it is good, and the wallet is asked for again a second later [WALLET-21, WALLET-22]',
    async () => {
      const answered = page.waitForResponse('**/finance/lazada/exchange')
      const asked = page.waitForRequest('**/finance/wallet')
      const releasedAt = performance.now()
      await release()
      await answered
      await sheet().waitFor({ state: 'hidden' })
      await asked
      expect(performance.now() - releasedAt).toBeGreaterThan(900)
    },
  )

  part('is balance that can be withdrawn once it was played', async () => {
    await page.getByRole('status').getByText('₱750.00 was added to your balance.').waitFor()
    const added = page.getByRole('dialog', { name: 'Voucher added' })
    await added.getByText('You can withdraw it after you bet ₱750.00 in total.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await added.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('region', { name: 'My Balance' }).getByText('₱750').waitFor()
  })
})

test('in Tagalog, at a desk and in the dark everything is said too, and a voucher that was used says so', async () => {
  const { codes } = await voucherCodes(world, { quantity: 2, amount: '100' })
  await openSheet({ language: 'tl', theme: 'dark', viewport: { width: 1280, height: 800 } })
  await code().fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  const added = page.getByRole('dialog', { name: 'Naidagdag ang voucher' })
  await page.getByText('Naidagdag ang ₱100.00 sa balanse mo.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await added.getByRole('button', { name: 'Transaksyon' }).click()
  await page.waitForURL('**/s-transaction/balance?time_flag=0')
  await page.getByText('Voucher').first().waitFor()

  await at.go('/my')
  await page.getByRole('button', { name: 'Mag-deposit' }).click()
  await choose(sheet().getByRole('radio', { name: 'Voucher' }))
  await code().fill(codes[0] ?? '')
  await submit().click()
  await page.getByText('Nagamit mo na ang voucher na ito.').waitFor()
})
