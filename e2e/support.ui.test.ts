import {
  expectRefusals,
  createOperator,
  desktop,
  isPart,
  journey,
  openBrowser,
  openWorld,
  pace,
  type Player,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guestUid } from '@saya/contract/feedback/feedback.ts'
import { findRoute } from '../apps/player/app/findRoute.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

expectRefusals('400 POST /member/feedback')

let world: World
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  const endpoints = { androidUrl: 'https://files.example/saya.apk' }
  world = await openWorld({ pages: true, namesChat: true, endpoints })
  browser = await openBrowser()
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
  for (const visitor of opened.splice(0)) await visitor.close()
}

async function come(path: string, wish: Visit = {}): Promise<Page> {
  const visitor = await visit(browser, world, wish)
  opened.push(visitor)
  await visitor.go(path)
  return visitor.page
}

const verified = () => world.player({ kyc: 'fully_kyc' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('help and feedback are offered on My and on the service page, and the user centre has its pages below it [ROUTE-62, SUPPORT-18, SUPPORT-21]', async () => {
  const ana = await verified()
  const page = await come('/my', { as: ana })
  const menu = page.getByRole('region', { name: 'Settings' })
  for (const [name, path] of [
    ['Help Center', '/my/helpcenter'],
    ['Feedback', '/my/feedback'],
    ['Download the app', '/app'],
  ] as const) {
    await menu.getByRole('link', { name }).click()
    await heading(page, name).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('link', { name: 'Back' }).click()
    await menu.waitFor()
  }
  await page.goto('/my/service')
  await heading(page, 'Customer Service').waitFor()
  const links = page.getByRole('region', { name: 'More help' }).getByRole('link')
  // A guest's page stands until it is known who looks.
  await expect
    .poll(() => links.evaluateAll(all => all.map(link => link.getAttribute('href'))))
    .toEqual(['/my/helpcenter', '/s-docs/faq', '/my/feedback', '/my/aboutus', '/privacy-policy'])
  await page.goto('/my/news')
  await heading(page, 'Messages').waitFor()
  await page.goto('/my/aboutus')
  await heading(page, 'About us').waitFor()
  expect(new URL(page.url()).pathname).toBe('/my/aboutus')
})

test('a guest reads every page of help, and only what is a member’s own leads to the sign-in sheet [SUPPORT-22, SUPPORT-23]', async () => {
  const page = await come('/service')
  const own = new Set<string>()
  const seen = new Set<string>()
  const ahead = ['/service', '/my/service', '/my/feedback', '/s-docs', '/app', '/about-slots']
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    seen.add(path)
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    expect(new URL(page.url()).pathname).toBe(path)
    const links = page.getByRole('main').locator('a[href^="/"]')
    const found = await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).pathname))
    for (const one of found.filter(to => findRoute(to).route.access === 'member')) own.add(one)
    const read = found.filter(one => !own.has(one) && /^[/](my|s-docs|about-|app|privacy|terms)/.test(one))
    ahead.push(...[...new Set(read)].filter(one => !seen.has(one) && !ahead.includes(one)))
  }
  expect([...seen]).toEqual(expect.arrayContaining(['/my/helpcenter', '/my/aboutus', '/s-docs/faq', '/privacy-policy']))
  // The texts lead to what is a member's own as well. Of the user centre that is its messages alone.
  expect([...own].filter(one => one.startsWith('/my/') && one !== '/my/news')).toEqual([])
  await page.goto('/my/aboutus')
  await page.getByRole('tab', { name: 'Introduction' }).waitFor()
  expect(await findViolations(page)).toEqual([])
})

test('a guest writes on the feedback page and says how they are reached [SUPPORT-22]', async () => {
  const page = await come('/my/feedback')
  await page.getByRole('textbox', { name: 'Your message' }).fill('The lights are nice')
  await page.getByRole('textbox', { name: 'Mobile number or email' }).fill('0917 123 4567')
  expect(await findViolations(page)).toEqual([])
  await submit(page).click()
  await page.getByText('Thank you for your feedback!').waitFor()
  const kept = await world.db.member(guestUid, tx =>
    tx.selectFrom('feedback').select(['text', 'contact']).where('uid', '=', guestUid).execute(),
  )
  expect(kept).toEqual([{ text: 'The lights are nice', contact: '0917 123 4567' }])
})

test('about us introduces us and says where else we are, which the wallet’s people are not told [SUPPORT-04, SUPPORT-05]', async () => {
  const ana = await verified()
  const page = await come('/my/aboutus', { as: ana, site: 'slots' })
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  expect(await tabs.allTextContents()).toEqual(['Introduction', 'Follow Us'])
  await page.getByRole('tabpanel').getByText('the reels first').waitFor()
  await tabs.first().press('ArrowRight')
  const link = page.getByRole('tabpanel').getByRole('link').first()
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(await findViolations(page)).toEqual([])
  const wallet = await come('/my/aboutus', { as: ana, host: 'glifeUser' })
  await wallet.getByRole('tab', { name: 'Introduction' }).waitFor()
  expect(await wallet.getByText('Follow Us').count()).toBe(0)
})

test('the help centre lists its articles by group, each with who wrote it and when, and Club is empty [SUPPORT-06, SUPPORT-07, SUPPORT-08]', async () => {
  const page = await come('/my/helpcenter', { as: await verified() })
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  expect(await tabs.allTextContents()).toEqual(['General', 'Deposit', 'Withdrawal', 'Club', 'Others'])
  await page.getByText('I forgot my password').click()
  await page.getByText('Choose a new password of 8 to 64 characters.').waitFor()
  expect(await page.getByText('Saya Support, November 23, 2026').filter({ visible: true }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe('/forgetPassword')
  expect(await findViolations(page)).toEqual([])
  for (const [name, question] of [
    ['Deposit', 'I paid, but my balance did not change'],
    ['Withdrawal', 'How do I withdraw?'],
    ['Club', 'There is no data yet!'],
    ['Others', 'Are the games fair?'],
  ] as const) {
    await tabs.getByText(name).click()
    await page.getByRole('tabpanel').getByText(question).waitFor()
  }
  const other = await come('/my/helpcenter', { as: await verified(), language: 'tl', theme: 'light' })
  await other.getByText('Nakalimutan ko ang password ko').waitFor()
  expect(await findViolations(other)).toEqual([])
})

const box = (page: Page) => page.getByRole('textbox', { name: 'Your feedback' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

function textsOf({ uid }: Player): Promise<readonly string[]> {
  return world.db.member(uid, async tx => {
    const rows = await tx.selectFrom('feedback').select('text').where('uid', '=', uid).execute()
    return rows.map(({ text }) => text)
  })
}

let ana: Player
let written: Page

async function beginFeedback(): Promise<void> {
  ana = await verified()
  written = await come('/my/feedback', { as: ana })
}

journey('feedback', { begin: beginFeedback, end: leave }, part => {
  const tooLong = () => written.getByText('The maximum number of characters exceeds the limit')

  part(
    'is written into a box, counted, and cannot be sent while it is empty [SUPPORT-11, SUPPORT-14, SUPPORT-15]',
    async () => {
      await box(written).waitFor()
      await written.getByText('0/1000').waitFor()
      expect(await submit(written).isDisabled()).toBe(true)
      await box(written).fill('  \n ')
      await written.getByText('4/1000').waitFor()
      expect(await submit(written).isDisabled()).toBe(true)
      await box(written).fill('More')
      expect(await submit(written).isDisabled()).toBe(false)
    },
  )

  part('has a box that grows beyond 391 characters [SUPPORT-17]', async () => {
    const height = async () => (await box(written).boundingBox())?.height ?? 0
    await box(written).fill('a'.repeat(391))
    const small = await height()
    await box(written).press('End')
    await written.keyboard.type('b')
    await written.getByText('392/1000').waitFor()
    await expect.poll(height).toBeGreaterThan(small + 100)
  })

  part('is cut at a thousand characters, and says so until it is shorter [SUPPORT-12, SUPPORT-13]', async () => {
    await box(written).fill('x'.repeat(1000))
    expect(await tooLong().count()).toBe(0)
    await written.keyboard.type('y')
    await tooLong().waitFor()
    expect(await box(written).inputValue()).toBe('x'.repeat(1000))
    await written.getByText('1000/1000').waitFor()
    expect(await findViolations(written)).toEqual([])
    await written.keyboard.press('Backspace')
    await tooLong().waitFor({ state: 'detached' })
  })

  part('stays in its box where it could not be sent [SUPPORT-16]', async () => {
    await box(written).fill('More bingo, please.')
    await written.route('**/member/feedback', route => route.abort())
    await submit(written).click()
    await written.getByText('Your feedback was not sent. Please try again.').waitFor()
    expect(await box(written).inputValue()).toBe('More bingo, please.')
    await written.unroute('**/member/feedback')
    takeTroubles(opened.at(-1)?.troubles, cutOnPurpose)
  })

  part('is sent once, with thanks, and its box is empty again [SUPPORT-16]', async () => {
    await submit(written).dblclick()
    await written.getByRole('status').getByText('Thank you for your feedback!').waitFor()
    await written.getByText('0/1000').waitFor()
    expect([await box(written).inputValue(), await textsOf(ana)]).toEqual(['', ['More bingo, please.']])
  })
})

/** Notes in the page when the chat's frame has loaded, and when nothing says Loading any more. */
const noteLoading = `
  window.loading = {}
  document.addEventListener('load', ({ target }) => {
    if (target.tagName === 'IFRAME') window.loading.loaded ??= performance.now()
  }, true)
  new MutationObserver(() => {
    const says = [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Loading')
    if (says) window.loading.said = true
    else if (window.loading.said) window.loading.gone ??= performance.now()
  }).observe(document, { subtree: true, childList: true })
`

test('the live chat opens in a frame that is told name and e-mail and nothing else, and says Loading for half a second more [SUPPORT-09, SUPPORT-10, ROUTE-41]', async () => {
  const ana = await verified()
  await world.db.member(ana.uid, tx => tx.updateTable('profile').set({ nick_name: 'Ana & Co' }).execute())
  const email = 'ana+chat@example.com'
  await world.db.app(tx => tx.updateTable('sign_in').set({ email }).where('uid', '=', ana.uid).execute())
  const visitor = await visit(browser, world, { as: ana })
  opened.push(visitor)
  const { page } = visitor
  await page.addInitScript(noteLoading)
  const asked = page.waitForRequest(request => request.url().startsWith(world.sandboxUrl))
  const answered = page.waitForResponse(response => new URL(response.url()).pathname === '/service')
  await visitor.go('/service')
  const request = await asked
  expect(request.url()).toBe(`${world.sandboxUrl}/chat?name=Ana+%26+Co&email=ana%2Bchat%40example.com`)
  const headers = await request.allHeaders()
  expect([headers.referer, headers.t, JSON.stringify(headers).includes(ana.token)]).toEqual([
    undefined,
    undefined,
    false,
  ])
  const policy = (await (await answered).allHeaders())['content-security-policy']
  expect(policy).toContain(`frame-src 'self' ${world.sandboxUrl};`)
  const chat = page.frameLocator('iframe[title="Live chat"]')
  await chat.getByText('Hello Ana & Co, how can we help?').waitFor()
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'detached' })
  const { loaded, gone } = await page.evaluate<{ loaded: number; gone: number }>('window.loading')
  expect(gone - loaded).toBeGreaterThan(490)
  expect(gone - loaded).toBeLessThan(1500 * pace)
  await chat.getByLabel('Message').fill('Where is my bonus?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await chat.getByText('Where is my bonus?').waitFor()
  expect(await page.getByText('Loading', { exact: true }).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
})

test('a guest is in the chat without a name', async () => {
  const page = await come('/service', { theme: 'light', language: 'tl' })
  await page.frameLocator('iframe').getByText('Hello, how can we help?').waitFor()
  expect(await page.locator('iframe').getAttribute('src')).toBe(`${world.sandboxUrl}/chat`)
  await page.getByText('Partner namin ang nagpapatakbo ng chat.').waitFor()
})

test('a guest writes to us with a word of how they are reached, and support reads it [ROUTE-41]', async () => {
  const page = await come('/service')
  const form = page.getByRole('region', { name: 'Write to us' })
  const message = form.getByRole('textbox', { name: 'Your message' })
  const contact = form.getByRole('textbox', { name: 'Mobile number or email' })
  expect(await submit(page).isDisabled()).toBe(true)
  expect(await page.getByRole('link', { name: /^Feedback/ }).count()).toBe(0)
  await message.fill('My phone is gone. How do I get in?')
  await contact.fill('my sister')
  await submit(page).click()
  await form.getByText('Please enter your mobile number or email address so that we can answer you.').waitFor()
  expect(await findViolations(page)).toEqual([])
  takeTroubles(opened.at(-1)?.troubles, cutOnPurpose)
  await contact.fill('maria@example.com')
  await submit(page).click()
  await page.getByText('Thank you for your feedback!').waitFor()
  expect(await message.inputValue()).toBe('')
  const office = await come('/office/feedback', { viewport: desktop, gate: true })
  await enterOffice(office, await createOperator(world, { role: 'support' }))
  await office.getByText('My phone is gone. How do I get in?').waitFor()
  await office.getByText('Guest, •••@•••').waitFor()
})

test('the download page has the file for Android and the steps for iOS, and a code for the phone on wide screens [ROUTE-47, SUPPORT-19]', async () => {
  const page = await come('/app')
  await heading(page, 'Download the app').waitFor()
  const android = page.getByRole('region', { name: 'Android' }).getByRole('link', { name: 'Download for Android' })
  expect(await android.getAttribute('href')).toBe('https://files.example/saya.apk')
  await page.getByRole('region', { name: 'iPhone and iPad' }).getByText('Choose Add to Home Screen').waitFor()
  expect(await page.getByRole('img', { name: 'QR code of this page' }).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  const wide = await come('/app', { viewport: desktop, theme: 'light' })
  const code = wide.getByRole('img', { name: 'QR code of this page' })
  await expect.poll(() => code.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(1)
  expect(await findViolations(wide)).toEqual([])
})

test('support reads what members wrote, has what is masked shown for a reason, and marks it', async () => {
  const ana = await verified()
  const page = await come('/my/feedback', { as: ana })
  await box(page).fill('The sound is too loud. Call 09171234567')
  await submit(page).click()
  await page.getByText('Thank you for your feedback!').waitFor()
  const office = await come(`/office/feedback?uid=${ana.uid}`, { viewport: desktop, gate: true })
  await enterOffice(office, await createOperator(world, { role: 'support' }))
  await office.getByRole('row', { name: /The sound is too loud\. Call •••/ }).waitFor()
  expect(await findViolations(office)).toEqual([])
  await office.getByRole('button', { name: 'Show masked data' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('She asked to be called')
  await dialog.getByRole('button', { name: 'Show masked data' }).click()
  await office.getByText('Call 09171234567').waitFor()
  await office.keyboard.press('j')
  await office.keyboard.press('x')
  await office.getByRole('button', { name: /Mark as answered/ }).click()
  await dialog.getByLabel('Reason').fill('Called her back')
  await dialog.getByRole('button', { name: 'Mark as answered' }).click()
  await office.getByText('No feedback').waitFor()
  await office.getByLabel('State').selectOption('answered')
  await office.getByRole('row', { name: /Answered .*: Called her back/ }).waitFor()
})
