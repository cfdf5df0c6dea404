import { dayMs } from '@saya/money'
import {
  agencyDesk,
  ask,
  openBrowser,
  openWorld,
  type Player,
  type Visit,
  type Visitor,
  visit,
  type World,
  choose,
  limitTools,
  rewardTools,
  staffOf,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { groupPhone } from './groupPhone.ts'
import { hearToasts } from './toast.ts'

let world: World
let browser: Browser
let ana: Player
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(at.troubles.filter(trouble => !trouble.includes('status of 404'))).toEqual([])
  await at.close()
})

type Kyc = NonNullable<Parameters<World['player']>[0]>['kyc']
let made = 0

interface Wish extends Visit {
  readonly kyc?: Kyc
  /** Without an e-mail address the page asks for one. */
  readonly withEmail?: boolean
  readonly flag?: string
}

async function openAccount({ kyc = 'fully_kyc', withEmail = true, flag, ...wish }: Wish = {}): Promise<void> {
  ana = await world.player({ kyc })
  const email = `ana${++made}@example.com`
  if (withEmail && kyc !== 'unset') await ask(world, 'POST /member/detail/update', { body: { email } }, ana)
  at = await visit(browser, world, { ...wish, as: ana })
  if (flag) await at.context.addInitScript(`sessionStorage.setItem('saya.${flag}', '1')`)
  await at.go('/s-account')
  await at.page.getByText(`+63 ${groupPhone(ana.phone)}`).waitFor()
}

const path = () => new URL(at.page.url()).pathname
const row = (name: string | RegExp) => at.page.getByRole('main').getByRole('link', { name })

test('the account shows avatar, username, ID, KYC, login password and phone number [ROUTE-11, ACCT-23, ACCT-24, ACCT-25, ACCT-26, ACCT-28]', async () => {
  await openAccount({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  expect(
    await row(/^Avatar/)
      .locator('img')
      .getAttribute('src'),
  ).toBe('/img/avatars/default.webp')
  await row(`Username u${ana.phone.slice(1)}`).waitFor()
  await row('Nick name Not set').waitFor()
  await row(`Phone number +63 ${groupPhone(ana.phone)}`).waitFor()
  await row(`Email Address ana${made}@example.com`).waitFor()
  await at.page.getByText('Identity verification', { exact: true }).waitFor()
  const uid = String(ana.uid)
  await at.page.getByText(`${uid.slice(0, 4)} ${uid.slice(4)}`).waitFor()
  await at.page.getByRole('button', { name: 'Copy ID' }).click()
  expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(uid)
  expect(await row('Devices').getAttribute('href')).toBe('/s-account/devices')
  expect(await row('Privacy').getAttribute('href')).toBe('/s-account/privacy')
})

test.each([
  [
    'en',
    'Dates to know',
    ['Mystery Box: ₱10.00 to collect', 'The higher limit you asked for', 'Your accreditation as an agent'],
    /^Until March 4, 2026/,
  ],
  [
    'tl',
    'Mga petsang dapat tandaan',
    [
      'Mystery Box: ₱10.00 na makokolekta',
      'Ang mas mataas na limit na hiniling mo',
      'Ang accreditation mo bilang agent',
    ],
    /^Hanggang /,
  ],
] as const)(
  'what ends on a near day stands on My in %s with the day, and leads to where it is done [SHELL-135, SHELL-136]',
  async (language, title, names, day) => {
    const [desk, { token }] = [agencyDesk(world), await staffOf(world, { role: 'compliance' })]
    ana = (await desk.agent(token, desk.lastDay(20))).player
    for (const most of ['1000', '3000']) await limitTools(world).set(ana, { most })
    await rewardTools(world).promise(ana, { expiresAtMs: world.clock.now() + 2 * dayMs })
    at = await visit(browser, world, { as: ana, language, viewport: { width: 320, height: 640 } })
    await at.go('/my')
    const dates = at.page.getByRole('region', { name: title })
    await dates.getByText(day).first().waitFor()
    const links = dates.getByRole('link')
    expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
      '/welfare',
      '/s-limits',
      '/agency',
    ])
    expect(await dates.getByRole('timer').count()).toBe(0)
    for (const name of names) await dates.getByRole('link', { name }).waitFor()
    expect(await at.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findViolations(at.page)).toEqual([])
    for (const [place, href] of ['/welfare', '/s-limits', '/agency'].entries()) {
      await links.nth(place).click()
      await at.page.waitForURL(`**${href}`)
      await at.page.goBack()
      await dates.getByText(day).first().waitFor()
    }
  },
)

test('the login password is shown to all but those of the embedded wallet [ACCT-27]', async () => {
  await openAccount()
  await row('Login password Not set').waitFor()
  await at.close()
  await openAccount({ flag: 'glifeUser' })
  await row(/^Phone number/).waitFor()
  expect(await row(/^Login password/).count()).toBe(0)
})

test.each([
  ['unset', 'Go To Verify'],
  ['basic_account', 'Go To Verify'],
] as const)('the KYC row of somebody %s says %s [ACCT-37]', async (kyc, word) => {
  await openAccount({ kyc })
  expect(await row(`Identity verification ${word}`).getAttribute('href')).toBe('/s-kyc')
})

test.each([
  ['under_review', 'Under review'],
  ['fully_kyc', 'Verified'],
] as const)('the KYC row of somebody %s only shows %s [ACCT-38, ACCT-40]', async (kyc, word) => {
  await openAccount({ kyc })
  await at.page.getByText(word, { exact: true }).waitFor()
  expect(await row(/^Identity verification/).count()).toBe(0)
  expect(await at.page.getByRole('button', { name: /^Identity verification/ }).count()).toBe(0)
})

test.each([
  ['rejected', 'Rejected', 'KYC Verify Rejected'],
  ['frozen', 'Frozen', 'KYC reminder'],
  ['test_account', 'Test account', 'KYC Verify'],
  ['basic_kyc', 'Partly verified', 'Basic information'],
] as const)('the KYC row of somebody %s says %s and leads to KYC [ACCT-39, ROUTE-45]', async (kyc, word, heading) => {
  await openAccount({ kyc })
  await row(`Identity verification ${word}`).click()
  await at.page.getByRole('heading', { name: heading, exact: true }).waitFor()
  expect(path()).toBe('/s-kyc')
})

test('who starts KYC from the account begins at its first step, however far they had come [ACCT-41]', async () => {
  await openAccount({ kyc: 'rejected' })
  await row('Identity verification Rejected').click()
  await at.page.getByRole('heading', { name: 'KYC Verify' }).waitFor()
  await at.page.getByRole('button', { name: 'Recertification' }).click()
  await at.page.getByRole('heading', { name: 'Take an ID photo' }).waitFor()
  await at.go('/s-kyc')
  await at.page.getByRole('heading', { name: 'Take an ID photo' }).waitFor()
  await at.go('/s-account')
  await row('Identity verification Rejected').click()
  await at.page.getByRole('heading', { name: 'KYC Verify' }).waitFor()
})

test('whoever has no e-mail address is asked for one, once per visit, and may do it later [ACCT-35, ACCT-36]', async () => {
  await openAccount({ withEmail: false })
  const hint = at.page.getByRole('dialog')
  await hint
    .getByText('Your account does not have an email address set up. Please set your email address first.')
    .waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await hint.getByRole('button', { name: 'Do it later' }).click()
  await hint.waitFor({ state: 'detached' })
  expect(path()).toBe('/s-account')
  await at.go('/s-account')
  await row('Email Address Not set').waitFor()
  expect(await hint.count()).toBe(0)
  const other = await visit(browser, world, { as: ana })
  await other.go('/s-account')
  await other.page.getByRole('dialog').getByRole('button', { name: 'Go to setting' }).click()
  await other.page.getByRole('heading', { name: 'Email Address' }).waitFor()
  expect(new URL(other.page.url()).pathname).toBe('/s-account/form/email')
  await other.close()
})

test('whose profile is closed finds in each form why, with the way to what helps, and no modal, toast or Save [GATE-06, GATE-22, GATE-24, KYC-134]', async () => {
  await openAccount({ kyc: 'unset' })
  const why = at.page.getByText('You can change your profile as soon as it is with us.')
  for (const name of [/^Username/, /^Nick name/, /^Email Address/, /^Phone number/, /^Avatar/]) {
    await row(name).click()
    await why.waitFor()
    await at.page.getByRole('link', { name: 'Verify your identity' }).waitFor()
    await expect.poll(() => why.evaluate(isAboveFields)).toBe(true)
    expect(await at.page.getByRole('button', { name: 'Save' }).count()).toBe(0)
    await at.page.getByRole('link', { name: 'Back' }).click()
    await row(name).waitFor()
  }
  expect(await at.page.getByRole('dialog').count()).toBe(0)
  await at.go('/s-account/form/nickname')
  const asked: string[] = []
  at.page.on('request', request => void (request.method() === 'POST' && asked.push(request.url())))
  const heard = await hearToasts(at.page)
  await at.page.getByRole('textbox', { name: 'Nick name' }).fill('Anita')
  await at.page.getByRole('textbox', { name: 'Nick name' }).press('Enter')
  await at.page.waitForLoadState('networkidle')
  expect(await heard()).toEqual([])
  expect([asked, path()]).toEqual([[], '/s-account/form/nickname'])
  expect(await at.page.getByRole('dialog').count()).toBe(0)
  expect(await findViolations(at.page)).toEqual([])
  await at.page.getByRole('link', { name: 'Verify your identity' }).click()
  await at.page.waitForURL('**/s-kyc**')
})

/** Whether something, with the link in it, ends above the first field of its page. */
function isAboveFields(note: Element): boolean {
  const field = note.closest('main')?.querySelector('input')
  return field ? note.getBoundingClientRect().bottom <= field.getBoundingClientRect().top : false
}

test.each(['basic_account', 'under_review', 'rejected', 'basic_kyc', 'frozen', 'test_account'] as const)(
  'somebody %s may open the forms of their profile [GATE-22]',
  async kyc => {
    await openAccount({ kyc })
    await row(/^Username/).click()
    await at.page.getByRole('heading', { name: 'Username' }).waitFor()
    expect(path()).toBe('/s-account/form/username')
  },
)

test('what cannot be loaded is said, and tried again when asked', async () => {
  ana = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: ana })
  // The page asks by itself too, so the answer comes with the press and no sooner.
  let isPressed = false
  await at.page.exposeFunction('pressed', () => (isPressed = true))
  await at.page.route('**/member/detail', route => (isPressed ? route.continue() : route.abort()))
  await at.go('/s-account')
  await at.page.getByRole('main').getByRole('alert').getByText('This could not be loaded.').waitFor()
  await at.page.evaluate("document.addEventListener('pointerdown', () => pressed(), { capture: true })")
  await at.page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await at.page.getByText(`+63 ${groupPhone(ana.phone)}`).waitFor()
  expect(at.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

test('the avatar page has four kinds of four portraits; one press saves, and it shows everywhere [ROUTE-12, ACCT-29, ACCT-30, ACCT-31]', async () => {
  await openAccount()
  await row(/^Avatar/).click()
  const groups = at.page.getByRole('group')
  await groups.first().waitFor()
  expect(await groups.evaluateAll(all => all.map(group => group.querySelector('legend')?.textContent))).toEqual([
    'Illustration',
    'AI beauties',
    'AI men',
    'Sports',
  ])
  for (const group of await groups.all()) expect(await group.getByRole('radio').count()).toBe(4)
  const loaded = () =>
    at.page.evaluate(
      () =>
        new Set(
          [...document.querySelectorAll<HTMLImageElement>('fieldset img')]
            .filter(img => img.naturalWidth > 0)
            .map(img => img.src),
        ).size,
    )
  await expect.poll(loaded).toBe(16)
  expect(await findViolations(at.page)).toEqual([])
  await choose(at.page.getByRole('radio', { name: 'Sports 2' }))
  const saved = async () => (await ask(world, 'GET /member/detail', {}, ana)).data.avatar
  await expect.poll(saved).toBe('sports-2')
  await at.page.goBack()
  const picture = '/img/avatars/sports-2.webp'
  await expect
    .poll(() =>
      row(/^Avatar/)
        .locator('img')
        .getAttribute('src'),
    )
    .toBe(picture)
  const tab = at.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My' })
  expect(await tab.locator('img').getAttribute('src')).toBe(picture)
  await tab.click()
  await expect.poll(() => at.page.locator('main header img').getAttribute('src')).toBe(picture)
})

test('the arrow keys choose, and an avatar that could not be saved is taken back', async () => {
  await openAccount()
  await at.go('/s-account/avatar')
  const first = at.page.getByRole('radio', { name: 'Illustration 1' })
  await expect.poll(() => first.isEnabled()).toBe(true)
  await first.focus()
  await at.page.keyboard.press('ArrowRight')
  await expect.poll(() => at.page.getByRole('radio', { name: 'Illustration 2' }).isChecked()).toBe(true)
  const saved = async () => (await ask(world, 'GET /member/detail', {}, ana)).data.avatar
  await expect.poll(saved).toBe('illustration-2')
  await at.page.route('**/member/detail/update', route => route.abort())
  await at.page.keyboard.press('ArrowRight')
  await at.page.getByRole('status').getByText('Your avatar could not be saved.').waitFor()
  await expect.poll(() => at.page.getByRole('radio', { name: 'Illustration 2' }).isChecked()).toBe(true)
  expect(await saved()).toBe('illustration-2')
  expect(at.troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test.each(['light', 'dark'] as const)('the account is free of accessibility faults in the %s theme', async theme => {
  await openAccount({ theme, language: 'tl' })
  await at.page.getByText('Verified').waitFor()
  expect(await findViolations(at.page)).toEqual([])
})
