import {
  ask,
  expectRefusals,
  openBrowser,
  openWorld,
  otherCode,
  type Player,
  readCode,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { groupPhone } from './groupPhone.ts'

expectRefusals(
  '403 POST /member/detail/update',
  '409 POST /member/detail/update',
  '409 POST /member/sms',
  '422 POST /member/detail/update',
  '500 POST /member/detail/update',
)

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
  expect(at.troubles).toEqual([])
  await at.close()
})

let made = 0
const newPhone = () => `91810${String(++made).padStart(5, '0')}`

async function openForm(type: string, wish: Visit = {}): Promise<void> {
  ana = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /member/detail/update', { body: { email: `f${++made}@example.com` } }, ana)
  at = await visit(browser, world, { ...wish, as: ana })
  await at.go(`/s-account/form/${type}`)
  await at.page.getByRole('button', { name: /^(Save|I-save)$/ }).waitFor()
}

const path = () => new URL(at.page.url()).pathname
const field = (name: string) => at.page.getByRole('textbox', { name })
const save = () => at.page.getByRole('button', { name: 'Save' }).click()
const said = (text: string) => at.page.getByRole('main').getByText(text, { exact: true }).waitFor()
const toast = (text: string) => at.page.getByRole('status').getByText(text, { exact: true }).waitFor()
const detail = async () => (await ask(world, 'GET /member/detail', {}, ana)).data

/** The form, opened anew, with the time of its page going on only where the test says so. */
async function standStill(): Promise<void> {
  const beganAt = Date.now()
  await at.page.clock.install({ time: beganAt })
  await at.go(path())
  await at.page.clock.pauseAt(beganAt + 60_000)
}

/** The calls of the form so far. */
function count(url: string): () => number {
  let asked = 0
  at.page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith(url)) asked++
  })
  return () => asked
}

test('each of the six forms has its address [ACCT-33]', async () => {
  await openForm('username')
  for (const [type, label, button] of [
    ['username', 'Username', 'Save'],
    ['password', 'New password', 'Save'],
    ['email', 'Email Address', 'Save'],
    ['phone', 'Phone number', 'Save'],
    ['verify', 'Code', 'Continue'],
    ['verifypassword', 'New password', 'Save'],
  ] as const) {
    await at.go(`/s-account/form/${type}`)
    await field(label).waitFor()
    await at.page.getByRole('button', { name: button, exact: true }).waitFor()
    expect(path()).toBe(`/s-account/form/${type}`)
  }
})

test.each([
  ['username', 'Username'],
  ['UserName', 'Username'],
  ['email', 'Email Address'],
  ['EMAIL', 'Email Address'],
  ['phone', 'Phone number'],
])('the form %s is that of the %s, in any letters [ROUTE-14, ACCT-34]', async (type, title) => {
  await openForm(type)
  await at.page.getByRole('heading', { name: title }).waitFor()
})

test('an address that names no form leads to the account page', async () => {
  await openForm('email')
  await at.go('/s-account/form/anything')
  await at.page.getByRole('heading', { name: 'Account Center' }).waitFor()
})

test.each([
  ['username', 'Username'],
  ['nickname', 'Nick name'],
])('the form %s says what is wrong with a name [ACCT-52, ACCT-53, ACCT-54]', async (type, label) => {
  await openForm(type)
  for (const [typed, sentence] of [
    ['abcd', `${label}: at least 5 characters`],
    ['a'.repeat(31), `${label}: at most 30 characters`],
    ['ana cruz', 'Reg Error'],
  ] as const) {
    await field(label).fill(typed)
    await save()
    await said(sentence)
  }
})

test('a username is set, said so, and shown on the account page [ACCT-52, ACCT-61]', async () => {
  await openForm('username')
  await field('Username').fill('AnaCruz1')
  await save()
  await toast('Set username successfully')
  await at.page.getByRole('link', { name: 'Username AnaCruz1' }).waitFor()
  expect([path(), (await detail()).username]).toEqual(['/s-account', 'AnaCruz1'])
})

test('a nick name of thirty letters is set [ACCT-53]', async () => {
  await openForm('nickname')
  await field('Nick name').fill('N'.repeat(30))
  await field('Nick name').press('Enter')
  await at.page.getByRole('link', { name: `Nick name ${'N'.repeat(30)}` }).waitFor()
})

test('a blank that a keyboard put behind a name is left out', async () => {
  await openForm('nickname')
  await field('Nick name').fill('Anita ')
  await field('Nick name').press('Enter')
  await at.page.getByRole('link', { name: 'Nick name Anita' }).waitFor()
  expect((await detail()).nick_name).toBe('Anita')
})

test('a second change of the username within 90 days is refused, and the form says until when [ACCT-55]', async () => {
  await openForm('username')
  const change = (username: string) => ask(world, 'POST /member/detail/update', { body: { username } }, ana)
  await change(`first${made}`)
  await field('Username').fill(`second${made}`)
  await save()
  await toast('Set username successfully')
  await at.go('/s-account/form/username')
  await field('Username').fill(`third${made}`)
  await save()
  await at.page.locator('.fieldMessage').getByText('You can change your username again on 31 May 2026.').waitFor()
  expect((await detail()).username).toBe(`second${made}`)
})

test('a username is sent once in 2 s at most; a press before that waits [ACCT-58]', async () => {
  const ben = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /member/detail/update', { body: { username: 'takenname' } }, ben)
  await openForm('username')
  await standStill()
  const asked = count('/member/detail/update')
  await field('Username').fill('takenname')
  await save()
  await said('This username is not available.')
  await field('Username').fill('TakenName')
  await save()
  await at.page.locator('button[aria-busy]').waitFor()
  await at.page.clock.runFor(1900)
  expect(asked()).toBe(1)
  await at.page.clock.runFor(200)
  await expect.poll(asked).toBe(2)
  await said('This username is not available.')
})

test('the e-mail form says what is wrong with an address [ACCT-49, ACCT-50, ACCT-51]', async () => {
  await openForm('email')
  for (const [typed, sentence] of [
    ['ana@nowhere', 'Email Address Error'],
    [`${'a'.repeat(19)}@example.com`, 'Email Address maxLength is 30'],
  ] as const) {
    await field('Email Address').fill(typed)
    await save()
    await said(sentence)
  }
  await field('Email Address').fill('Ana.Cruz@Example.com')
  await save()
  await at.page.getByRole('link', { name: 'Email Address ana.cruz@example.com' }).waitFor()
  expect(path()).toBe('/s-account')
})

test('an e-mail address is taken away after a question, and nothing of it is left on the account', async () => {
  await openForm('email')
  const { email } = await detail()
  await at.page.getByText(`Now: ${email}`).waitFor()
  const remove = at.page.getByRole('button', { name: 'Remove email address' })
  const question = at.page.getByRole('dialog', { name: 'Remove this address?' })
  await remove.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  expect((await detail()).email).toBe(email)
  await remove.click()
  expect(await findViolations(at.page)).toEqual([])
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await toast('Your email address was removed.')
  await at.page.getByRole('link', { name: 'Email Address Not set' }).waitFor()
  expect(await detail()).toMatchObject({ email: '', has_email: false })
})

test('closing the sheet that asks who one is leaves the form as it was, without a word', async () => {
  await openForm('email')
  world.clock.advance(16 * 60_000)
  await field('Email Address').fill('next@example.com')
  await save()
  const sheet = at.page.getByRole('dialog', { name: 'Please confirm it is you' })
  await sheet.waitFor()
  await at.page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await at.page.getByRole('button', { name: 'Save' }).and(at.page.locator(':not([aria-busy])')).waitFor()
  expect(await field('Email Address').inputValue()).toBe('next@example.com')
  expect(await field('Email Address').getAttribute('aria-invalid')).toBe(null)
  expect(await at.page.getByText('Please confirm it is you').count()).toBe(0)
})

test('a reload while one goes for the code that confirms it keeps the address and the code on its way', async () => {
  await openForm('email')
  world.clock.advance(16 * 60_000)
  const address = `next${++made}@example.com`
  await field('Email Address').fill(address)
  await save()
  const sheet = at.page.getByRole('dialog', { name: 'Please confirm it is you' })
  await sheet.getByRole('button', { name: /^Send code in/ }).waitFor()
  const code = await readCode(world, ana.phone)
  await at.page.reload()
  await expect.poll(() => field('Email Address').inputValue()).toBe(address)
  await save()
  await field('Code').fill(code)
  await at.page.getByRole('link', { name: `Email Address ${address}` }).waitFor()
  const kept = () => at.page.evaluate(() => Object.keys(sessionStorage).filter(key => /newEmail|stepUp/.test(key)))
  await expect.poll(kept).toEqual([])
})

test('what is said at the top leaves the way back open on the narrowest phone', async () => {
  await openForm('phone')
  await field('Phone number').fill('9171234567')
  await field('Code').fill('123456')
  await save()
  await toast('Missing verification code')
  await at.page.getByRole('link', { name: 'Back' }).click({ timeout: 2000 })
  await expect.poll(path).toBe('/')
})

test('an e-mail address is sent once in 5 s at most; a press before that waits [ACCT-59]', async () => {
  const ben = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /member/detail/update', { body: { email: 'taken@example.com' } }, ben)
  await openForm('email')
  await standStill()
  const asked = count('/member/detail/update')
  await field('Email Address').fill('taken@example.com')
  await save()
  await said('This email address is not available.')
  await save()
  await at.page.locator('button[aria-busy]').waitFor()
  await at.page.clock.runFor(4900)
  expect(asked()).toBe(1)
  await at.page.clock.runFor(200)
  await expect.poll(asked).toBe(2)
})

test('the phone form says what is wrong with a number and a code [ACCT-46, ACCT-47, ACCT-48, ACCT-56]', async () => {
  await openForm('phone')
  for (const [typed, sentence] of [
    ['8171234567', 'Phone number Error'],
    ['917123456', 'Phone number Error'],
    ['917123456789', 'Phone number maxLength is 11'],
  ] as const) {
    await field('Phone number').fill(typed)
    await save()
    await said(sentence)
  }
  await field('Phone number').fill('9171234567')
  await field('Code').fill('12345')
  await save()
  await said('Please enter the correct code')
  await field('Code').fill('123456')
  await save()
  await toast('Missing verification code')
  await field('Phone number').fill('91712345678')
  await at.page.getByRole('button', { name: 'Send code' }).click()
  await toast('Phone number is not available.')
})

test('a phone number is changed by its code, sent once in 5 s at most; another can be asked for after 60 s [ACCT-46, ACCT-57, ACCT-59]', async () => {
  await openForm('phone')
  await at.page.clock.install()
  await at.go('/s-account/form/phone')
  const phone = newPhone()
  await field('Phone number').fill(phone)
  await at.page.getByRole('button', { name: 'Send code' }).click()
  const waiting = at.page.getByRole('button', { name: /^Send code in \d\d:\d\d$/ })
  await waiting.waitFor()
  expect(await waiting.isDisabled()).toBe(true)
  await at.page.clock.fastForward(55_000)
  expect(await waiting.isDisabled()).toBe(true)
  await at.page.clock.fastForward(6000)
  await at.page.getByRole('button', { name: 'Send code', exact: true }).and(at.page.locator(':enabled')).waitFor()
  const code = await readCode(world, phone)
  const asked = count('/member/detail/update')
  // A whole code goes by itself, and one that was refused does not go again.
  await field('Code').fill(otherCode(code))
  await said('Invalid code')
  await field('Code').fill(code)
  await at.page.locator('button[aria-busy]').waitFor()
  await at.page.clock.fastForward(3000)
  expect(asked()).toBe(1)
  await at.page.clock.fastForward(2000)
  await at.page.getByRole('link', { name: `Phone number +63 ${groupPhone(phone)}` }).waitFor()
  expect((await detail()).phone).toBe(phone)
})

test('a reload in the middle keeps the number, and the code that is on its way to it', async () => {
  await openForm('phone')
  const phone = newPhone()
  await field('Phone number').fill(phone)
  await at.page.getByRole('button', { name: 'Send code' }).click()
  await toast('otp code sent.')
  await at.go('/s-account/form/phone')
  await expect.poll(() => at.page.title()).toBe('Phone number · Saya')
  await field('Code').fill(await readCode(world, phone))
  await at.page.getByRole('link', { name: `Phone number +63 ${groupPhone(phone)}` }).waitFor()
  expect(await at.page.evaluate(() => sessionStorage.getItem('saya.editCode'))).toBe(null)
  await expect.poll(() => at.page.title()).toBe('Account · Saya')
})

test('a number that somebody has is refused with a toast, before a code goes anywhere, and a call that fails is said too [AUTH-83, AUTH-85]', async () => {
  const ben = await world.player()
  await openForm('phone')
  await field('Phone number').fill(ben.phone)
  await at.page.getByRole('button', { name: 'Send code' }).click()
  await toast('Phone number is not available.')
  expect(await (await fetch(`${world.sandboxUrl}/sms?to=${ben.phone}`)).json()).toEqual([])
  expect((await detail()).phone).toBe(ana.phone)
  await at.page.route('**/member/sms', route => route.abort())
  await field('Phone number').fill(newPhone())
  await at.page.getByRole('button', { name: 'Send code' }).click()
  await toast('failed to send sms!')
  expect(at.troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('a failure of the server is said, and leads back to the account page [ACCT-62]', async () => {
  await openForm('username')
  let failedAt = Infinity
  await at.page.route('**/member/detail/update', route => {
    failedAt = performance.now()
    return route.fulfill({ status: 500, body: '' })
  })
  const left = at.page.waitForEvent('framenavigated').then(() => performance.now())
  await field('Username').fill('AnaCruz2')
  await save()
  await toast('Internal Server Error')
  // What was said is read before the page is another.
  const waitedMs = (await left) - failedAt
  expect(waitedMs).toBeGreaterThan(1000)
  expect(waitedMs).toBeLessThan(10_000)
  await at.page.getByRole('heading', { name: 'Account Center' }).waitFor()
  expect(path()).toBe('/s-account')
})

test('what could not be sent stays in the form', async () => {
  await openForm('username')
  await at.page.route('**/member/detail/update', route => route.abort())
  await field('Username').fill('AnaCruz3')
  await save()
  await toast('This could not be sent. Check your connection and try again.')
  expect([path(), await field('Username').inputValue()]).toEqual(['/s-account/form/username', 'AnaCruz3'])
  expect(at.troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test.each(['username', 'email', 'phone'])(
  'the form %s is free of accessibility faults, also with a fault',
  async type => {
    await openForm(type, { theme: 'light', language: 'tl' })
    expect(await findViolations(at.page)).toEqual([])
    await at.page.getByRole('button', { name: 'I-save' }).click()
    await at.page.locator('[aria-invalid=true]').first().waitFor()
    expect(await findViolations(at.page)).toEqual([])
  },
)
