import { openBrowser, openWorld, readCode, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'

let world: World
let browser: Browser
let guest: Visitor
let on: ReturnType<typeof signInSheet>
let made = 0
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(guest.troubles).toEqual([])
  await guest.close()
})

function newPhone(): string {
  return `918${String(++made).padStart(7, '0')}`
}

async function openSheet(wish: Parameters<typeof visit>[2] = { site: 'slots' }): Promise<void> {
  guest = await visit(browser, world, wish)
  on = signInSheet(guest.page)
  await guest.go('/login')
}

test('the sheet begins with the phone, in the words of the product [AUTH-03, AUTH-04, AUTH-28, ROUTE-20]', async () => {
  await openSheet()
  await on.sheet.getByRole('heading', { name: 'Login With Code' }).waitFor()
  await on.sheet.getByText('You need to agree to the Terms of Use and Privacy Policy to login').waitFor()
  expect(await on.submit.isEnabled()).toBe(true)
  expect(await on.sheet.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
    '/terms-of-use',
    '/privacy-policy',
  ])
  await on.agreement.check()
  expect(await on.sheet.getByText('You need to agree').count()).toBe(0)
})

test('the sheet rises from the bottom edge, over a page that is dark at once: its focused field scrolls nothing [SHELL-08]', async () => {
  guest = await visit(browser, world)
  on = signInSheet(guest.page)
  await guest.page.addInitScript(() => {
    const scrolled: unknown[] = []
    Object.assign(window, { scrolled })
    document.addEventListener('scroll', ({ target }) => scrolled.push((target as Element).className), true)
  })
  await guest.go('/login')
  await guest.page.locator('dialog[data-state=shown]').waitFor()
  expect(await on.phone.evaluate(field => field === document.activeElement)).toBe(true)
  await on.sheet.evaluate(dialog => {
    dialog.scrollTop = 1
  })
  expect(await on.sheet.evaluate(dialog => dialog.scrollTop)).toBe(0)
  const scrolled = await guest.page.evaluate(() => (window as unknown as { scrolled: unknown[] }).scrolled)
  expect(scrolled.filter(name => name === 'modal')).toEqual([])
})

test('the country selector is off and offers +63 to +69 [AUTH-22]', async () => {
  await openSheet()
  const selector = on.sheet.getByLabel('Country code')
  expect(await selector.isDisabled()).toBe(true)
  expect(await selector.inputValue()).toBe('+63')
  const offered = await selector.locator('option').allTextContents()
  expect(offered).toEqual(['+63', '+64', '+65', '+66', '+67', '+68', '+69'])
})

test('a country code that a page was made to offer is refused before anything is sent [AUTH-21]', async () => {
  await openSheet()
  const asked: string[] = []
  guest.page.on('request', request => void asked.push(new URL(request.url()).pathname))
  await on.phone.fill('917 123 4567')
  await on.agreement.check()
  const selector = on.sheet.getByLabel('Country code')
  for (const code of ['+6', '+630']) {
    await selector.evaluate((field, made) => {
      const select = field as HTMLSelectElement
      select.disabled = false
      select.add(new Option(made))
    }, code)
    await selector.selectOption(code)
    await on.submit.click()
    await on.sheet.getByText('Country code must be 3 characters', { exact: true }).waitFor()
  }
  expect(asked).not.toContain('/member/sms')
  await selector.selectOption('+63')
  expect(await on.sheet.getByText('Country code must').count()).toBe(0)
  await on.submit.click()
  await on.code.waitFor()
  expect(asked.filter(path => path === '/member/sms')).toHaveLength(1)
})

test('what cannot be sent is explained under its field [AUTH-12, AUTH-13, AUTH-14, AUTH-16, AUTH-27]', async () => {
  await openSheet()
  let sent = 0
  guest.page.on('request', request => void (sent += Number(request.url().endsWith('/member/sms'))))
  for (const [typed, message] of [
    ['', 'Phone number is required'],
    ['917123456', "Sorry, it's not a valid phone number, should be 10 digits"],
    ['817 123 4567', "Sorry, it's not a valid phone number, should be 10 digits"],
  ] as const) {
    await on.phone.fill(typed)
    await on.submit.click()
    await on.sheet.getByText(message, { exact: true }).waitFor()
    await on.sheet.getByText('You must agree to the terms and conditions').waitFor()
  }
  await on.phone.fill('')
  const phone = newPhone()
  await on.phone.pressSequentially(`${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`)
  await on.submit.click()
  await on.sheet.getByText('You must agree to the terms and conditions').waitFor()
  expect(await on.sheet.getByText("Sorry, it's not a valid").count()).toBe(0)
  // Of all these presses the one after the agreement sends something.
  await on.agreement.check()
  await on.submit.click()
  await on.code.waitFor()
  expect(sent).toBe(1)
})

test('the number stands in groups of 3, 3 and 4 while it is typed, the caret where it was [AUTH-15, AUTH-17, AUTH-18, AUTH-19]', async () => {
  await openSheet()
  await on.phone.pressSequentially('09171234567899')
  expect(await on.phone.inputValue()).toBe('0917 123 4567')
  await on.phone.blur()
  expect(await on.phone.inputValue()).toBe('917 123 4567')
  await on.phone.fill('')
  await on.phone.pressSequentially('91712345678')
  expect(await on.phone.inputValue()).toBe('917 123 4567')
  for (let step = 0; step < 5; step++) await guest.page.keyboard.press('ArrowLeft')
  await guest.page.keyboard.press('Backspace')
  expect(await on.phone.inputValue()).toBe('917 124 567')
  await guest.page.keyboard.press('3')
  expect(await on.phone.inputValue()).toBe('917 123 4567')
  expect(await on.phone.evaluate(field => (field as HTMLInputElement).selectionStart)).toBe(7)
})

test('the form keeps the country, the number, the agreement and the code on its way from step to step [AUTH-11]', async () => {
  await openSheet()
  expect(await on.sheet.getByLabel('Country code').inputValue()).toBe('+63')
  let sent = 0
  guest.page.on('request', request => void (sent += Number(request.url().endsWith('/member/sms'))))
  const phone = newPhone()
  await on.askForCode(phone)
  await on.sheet.getByRole('button', { name: 'Use password instead' }).click()
  expect(await on.agreement.isChecked()).toBe(true)
  await on.password.fill('something')
  expect(await on.password.inputValue()).toBe('something')
  await on.sheet.getByRole('button', { name: 'Use code instead' }).click()
  expect((await on.phone.inputValue()).replace(/ /g, '')).toBe(phone)
  expect(await on.agreement.isChecked()).toBe(true)
  await on.submit.click()
  await on.code.pressSequentially(await readCode(world, phone))
  await on.sheet.waitFor({ state: 'detached' })
  expect(sent).toBe(1)
})

test('a number pasted with its country code is understood', async () => {
  await openSheet()
  await on.phone.evaluate(field => {
    const pasted = new DataTransfer()
    pasted.setData('text', '+63 917 123 4567')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => on.phone.inputValue()).toBe('917 123 4567')
})

test('a number that a keyboard puts in at once is understood, with its country code and over another one', async () => {
  await openSheet()
  await on.phone.focus()
  const { keyboard } = guest.page
  for (const [inserted, shown] of [
    ['+63 917 111 0010', '917 111 0010'],
    ['0917 111 0011', '0917 111 0011'],
    ['639171110012', '917 111 0012'],
    ['0063 917 111 0015', '917 111 0015'],
    ['917 111 00167', '917 111 00167'],
  ] as const) {
    await keyboard.insertText(inserted)
    await expect.poll(() => on.phone.inputValue()).toBe(shown)
  }
  await on.phone.selectText()
  await keyboard.insertText('+639171110013')
  await expect.poll(() => on.phone.inputValue()).toBe('917 111 0013')
  // As a browser fills in a form: the field's whole text, and no word of what came.
  await on.phone.fill('+63 (917) 111-0014')
  await expect.poll(() => on.phone.inputValue()).toBe('917 111 0014')
})

test('the code is asked for only after it was sent, and back leads to the phone [AUTH-05, AUTH-09, AUTH-10]', async () => {
  await openSheet()
  const phone = newPhone()
  let release!: () => void
  const held = new Promise<void>(done => {
    release = done
  })
  let sent = 0
  await guest.page.route('**/member/sms', async route => {
    sent++
    await held
    await route.continue()
  })
  await on.phone.fill(`0${phone}`)
  await on.agreement.check()
  await on.submit.click()
  await on.sheet.locator('button[aria-busy]').waitFor()
  await on.sheet.getByRole('heading', { name: 'Login With Code' }).waitFor()
  release()
  await on.sheet.getByRole('heading', { name: 'Enter the 6-digit code' }).waitFor()
  await on.sheet.getByText('+63 918').waitFor()
  await on.sheet.getByRole('button', { name: 'Back' }).click()
  await on.sheet.getByRole('heading', { name: 'Login With Code' }).waitFor()
  expect(await on.phone.inputValue()).toBe(`918 ${phone.slice(3, 6)} ${phone.slice(6)}`)
  // The code that is on its way already is used, not asked for again.
  await on.submit.click()
  await on.sheet.getByRole('button', { name: 'Change' }).click()
  await on.sheet.getByRole('heading', { name: 'Login With Code' }).waitFor()
  expect(sent).toBe(1)
})

test('the cross closes the sheet and leaves the home page with its navigation [AUTH-08, SHELL-17]', async () => {
  await openSheet()
  expect(await guest.page.locator('nav a[href="/my"]').count()).toBe(0)
  await on.sheet.getByRole('button', { name: 'Close' }).click()
  await on.sheet.waitFor({ state: 'detached' })
  await guest.page.getByRole('navigation', { name: 'Main' }).waitFor()
  expect(new URL(guest.page.url()).pathname).toBe('/')
})

test('the sheet comes over the home page, which does not change for it', async () => {
  guest = await visit(browser, world, { site: 'slots' })
  await guest.context.addInitScript(`
    window.changes = 0
    const begin = document.startViewTransition?.bind(document)
    if (begin) document.startViewTransition = change => (window.changes++, begin(change))`)
  on = signInSheet(guest.page)
  await guest.go('/')
  await guest.page.getByRole('link', { name: 'Log in' }).click()
  await on.phone.waitFor()
  expect(new URL(guest.page.url()).pathname).toBe('/login')
  expect(await guest.page.evaluate('window.changes')).toBe(0)
  await guest.page.keyboard.press('Escape')
  await on.sheet.waitFor({ state: 'detached' })
  await guest.page.getByRole('link', { name: 'See all Slot' }).click()
  await guest.page.waitForURL('**/s-game/category/Slot*')
  expect(await guest.page.evaluate('window.changes')).toBe(1)
})

test('a signed-in person is led from the sign-in address to the home page', async () => {
  await openSheet({ as: await world.player() })
  await guest.page.getByRole('navigation', { name: 'Main' }).waitFor()
  expect(new URL(guest.page.url()).pathname).toBe('/')
  expect(await on.sheet.count()).toBe(0)
})

test('somebody without a mouse signs in with the keyboard alone', async () => {
  guest = await visit(browser, world)
  on = signInSheet(guest.page)
  await guest.go('/')
  // The page that they come to waits for its answer, and is drawn anew with it.
  let isHeld = true
  await guest.page.route('**/member/kyc/detail', async route => {
    await expect.poll(() => isHeld).toBe(false)
    await route.continue()
  })
  const { keyboard } = guest.page
  const phone = newPhone()
  await guest.page.getByRole('link', { name: 'Log in' }).focus()
  await keyboard.press('Enter')
  await on.phone.waitFor()
  await keyboard.type(phone)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect.poll(() => on.agreement.isChecked()).toBe(true)
  await keyboard.press('Enter')
  await on.code.waitFor()
  await keyboard.type(await readCode(world, phone))
  await on.sheet.waitFor({ state: 'detached' })
  await guest.page.waitForURL('**/s-kyc')
  const focused = () => guest.page.evaluate('document.activeElement.tagName')
  await guest.page.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
  await expect.poll(focused).toBe('H1')
  isHeld = false
  await guest.page.getByRole('heading', { level: 2 }).first().waitFor()
  await expect.poll(focused).toBe('H1')
})

test.each(['light', 'dark'] as const)('both steps are free of accessibility faults in the %s theme', async theme => {
  await openSheet({ theme })
  expect(await findViolations(guest.page)).toEqual([])
  await on.submit.click()
  await on.sheet.getByText('Phone number is required').waitFor()
  expect(await findViolations(guest.page)).toEqual([])
  await on.askForCode(newPhone())
  expect(await findViolations(guest.page)).toEqual([])
})
