import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createOperator,
  desktop,
  expectRefusals,
  openBrowser,
  openWorld,
  type Player,
  root,
  submitAs,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals(
  '422 POST /office/api/sign-in',
  '422 POST /office/api/sign-in/code',
  '503 GET /office/api/review/figures',
)

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
afterEach(async () => {
  for (const visitor of opened.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

async function arrive(path = '/office/'): Promise<Visitor> {
  const visitor = await visit(browser, world, { viewport: desktop, gate: true })
  opened.push(visitor)
  await visitor.go(path)
  return visitor
}

/** Freezes a member, looks at their money, blocks them and has shown what is masked. */
async function workOn(page: Page, ana: Player): Promise<void> {
  await page.getByRole('button', { name: 'Freeze', exact: true }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: 'Freeze' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').fill('Odd deposits since Monday')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Freeze' }).click()
  await page.getByText('Frozen by staff').waitFor()
  await page.getByText('Odd deposits since Monday').waitFor()
  await page.getByRole('tab', { name: 'Verification' }).click()
  await page.getByText('No submissions yet').waitFor()
  await page.getByRole('tab', { name: 'Wallet' }).click()
  await page.getByText('Withdrawable').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog.getByLabel('Reason').fill('Account was taken over')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await page.getByText('Blocked', { exact: true }).first().waitFor()
  const answer = await fetch(`${world.url}/finance/transaction/list`, {
    headers: { t: ana.token, accept: 'application/json' },
  })
  expect(answer.status).toBe(403)

  await page.getByRole('button', { name: 'Show masked data' }).click()
  await dialog.getByLabel('Reason').fill('She asked on the phone')
  await dialog.getByRole('button', { name: 'Show masked data' }).click()
  await page.getByText(`+63 ${ana.phone}`).waitFor()
}

/** On a phone each row is a card, of which nothing is out of sight. */
async function expectCards(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const cell of await page.locator('.rowCards tbody td:visible').all()) {
    const { x = -1, width = 0 } = (await cell.boundingBox()) ?? {}
    expect(x >= 0 && x + width <= 360).toBe(true)
  }
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize(desktop)
}

async function bottomOf(page: Page, name: RegExp): Promise<number> {
  const box = await page.getByRole('button', { name }).boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

/** Ana's case, by the number of her ID and by keys. */
async function expectFound(page: Page, number: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ana Reyes Dela Cruz' }).waitFor()
}

/** Puts the case before a colleague: nothing is left for whoever did. */
async function escalate(page: Page): Promise<void> {
  await page.keyboard.press('e')
  await page.getByRole('dialog').getByLabel('Reason').fill('Two faces on one card')
  await page.getByRole('dialog').getByRole('button', { name: 'Escalate' }).click()
  await page.getByRole('button', { name: 'Escalated 1' }).waitFor()
  await page.getByRole('heading', { name: 'No cases for you' }).waitFor()
}

/** Who escalated it stays away; a colleague freezes Cora, sees that, decides, and none comes up again. */
async function expectLastDecided(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Cora Reyes/ }).click()
  await page.getByRole('heading', { name: 'Cora Reyes Dela Cruz' }).waitFor()
  await page.getByRole('button', { name: 'Freeze', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Two faces on one card')
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze' }).click()
  await page.getByText('Frozen by staff').waitFor()
  await page
    .getByRole('button', { name: /^Approve$/ })
    .and(page.locator(':enabled'))
    .waitFor()
  await page.keyboard.press('a')
  await page.getByRole('heading', { name: 'No cases waiting', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/\/review\/?$/)
}

/** Brought nearer, the ID moves with the pointer, and no further than there is something to see. */
async function expectDragged(page: Page): Promise<void> {
  const photo = page.getByRole('img', { name: 'Front of ID' })
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo.boundingBox()) ?? {}
  await page.keyboard.press('z')
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 40, y + height / 2 + 20)
  const moved = () => photo.evaluate(img => img.style.transform)
  expect(await moved()).toContain('translate(40px, 20px)')
  await page.mouse.move(x + width / 2 + 2000, y + height / 2 + 20)
  await page.mouse.up()
  expect(await moved()).not.toContain('2000px')
  await page.keyboard.press('o')
  await page.keyboard.press('Shift+A')
  await page.getByText('without Shift and Caps Lock').waitFor()
}

/** Whatever the size: the case first, the whole message, every act in sight, and a way between queue and case. */
async function expectDesk(page: Page): Promise<void> {
  const message = page.getByLabel('Message to the player')
  expect(await message.evaluate(area => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1)
  expect(await bottomOf(page, /^Next$/)).toBeLessThanOrEqual(desktop.height)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.getByRole('heading', { name: /^Ben Reyes/ }).boundingBox()).toMatchObject({ x: 12 })
  for (const name of [/^Approve$/, /^Reject$/, /^Next$/]) expect(await bottomOf(page, name)).toBeLessThanOrEqual(740)
  await page
    .getByRole('button', { name: /^Queue \d/ })
    .last()
    .click()
  await page.getByRole('link', { name: /Cora Reyes/ }).waitFor()
  // Nobody decides what they do not see.
  await page.keyboard.press('r')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'To the case' }).click()
  await page.getByRole('button', { name: /^Approve$/ }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize(desktop)
}

/** A page whose script does not come says so, and is there once it does. */
async function expectWayBack({ page, troubles }: Visitor): Promise<void> {
  const script = /assets\/figure-.*\.js/
  await page.route(script, route => route.abort())
  await page.keyboard.press('h')
  await page.keyboard.press('f')
  const again = page.getByRole('alert').getByRole('button', { name: 'Reload' })
  await again.waitFor()
  expect(troubles.splice(0).every(text => /ERR_FAILED|dynamically imported/.test(text))).toBe(true)
  await page.unroute(script)
  await again.click()
  await page.getByText('Money in and out').first().waitFor()
}

test('an operator comes in by password and code, finds a member by keys, freezes and blocks them, and leaves', async () => {
  const rico = await createOperator(world, { role: 'compliance' })
  const ana = await world.player({ kyc: 'fully_kyc' })
  await world.player()
  const at = await arrive()
  const { page } = at
  await page.getByLabel('Email').fill(rico.email)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').getByText('Wrong email address or password.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await enterOffice(at.page, rico)
  await page.getByRole('heading', { name: 'KYC review' }).waitFor()

  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.getByText('2 members').waitFor()
  await expectCards(page)
  await page.keyboard.press('/')
  await page.keyboard.type(String(ana.uid))
  await page.keyboard.press('Enter')
  await page.getByText('1 member', { exact: true }).waitFor()
  expect(page.url()).not.toContain(String(ana.uid))
  expect(await findViolations(page)).toEqual([])
  expect(await page.getByText(ana.phone).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `u${ana.phone.slice(1)}` }).waitFor()

  await workOn(page, ana)

  await page.keyboard.press('h')
  await page.keyboard.press('r')
  await page.getByText('member.reveal').waitFor()
  await page.keyboard.press('h')
  await page.keyboard.press('i')
  await page.getByText('The audit log was not verified yet').waitFor()
  await page.getByRole('button', { name: 'Verify the audit log now' }).click()
  await page.getByText('All checks passed').waitFor()
  await page.getByRole('button', { name: 'Dark' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await page.getByText('All checks passed').waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await expectWayBack(at)
  await page.getByRole('link', { name: /Account/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('Password').waitFor()
})

test('a new colleague chooses a password at the first sign-in, and another one later', async () => {
  const luz = await createOperator(world, { isNew: true })
  const { page } = await arrive()
  await page.getByLabel('Email').fill(luz.email)
  await page.getByLabel('Password').fill(luz.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Choose your own password').fill('password12345')
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Six digits').fill(luz.code())
  await page.getByText('This password is easy to guess').waitFor()
  await page.getByLabel('Choose your own password').fill('a tide of seven lamps')
  await page.getByLabel('Six digits').fill(luz.code())
  await page.getByRole('link', { name: /Account/ }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Present password').fill('a tide of seven lamps')
  await dialog.getByLabel('New password').fill('eight boats at noon')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password was changed.').waitFor()
  expect(await findViolations(page)).toEqual([])
})

test('until somebody chose, the office is as dark as the rest of the screen', async () => {
  const { page } = await arrive()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await page.getByLabel('Password').waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await page.getByLabel('Password').waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
})

test('two reviewers work through the queue by keys alone, and never decide the same case', async () => {
  const people = []
  for (let count = 0; count < 3; count++) {
    const player = await world.player()
    const { id_number: number } = await submitAs(world, player, { first_name: ['Ana', 'Ben', 'Cora'][count] ?? '' })
    people.push({ ...player, number })
    world.clock.advance(60_000)
  }
  const rosa = await arrive()
  await enterOffice(rosa.page, await createOperator(world, { role: 'kyc' }))
  await rosa.page.getByRole('heading', { name: 'Ana Reyes Dela Cruz' }).waitFor()
  await rosa.page.getByRole('img', { name: 'Front of ID' }).waitFor()
  expect(await findViolations(rosa.page)).toEqual([])
  const luz = await arrive()
  const reviewer = await createOperator(world, { role: 'kyc' })
  await enterOffice(luz.page, reviewer)
  await luz.page.getByRole('heading', { name: 'Ben Reyes Dela Cruz' }).waitFor()
  await luz.page.getByRole('link', { name: /Ana Reyes/ }).click()
  await luz.page.getByText(/is reviewing this case/).waitFor()
  expect(await luz.page.getByRole('button', { name: /^Approve$/ }).isDisabled()).toBe(true)

  await rosa.page
    .getByRole('button', { name: /^Approve$/ })
    .and(rosa.page.locator(':enabled'))
    .waitFor()
  // Given back by her colleague, so that it is the next one.
  const ben = rosa.page.getByRole('link', { name: /Ben Reyes/ })
  await ben.filter({ hasNotText: reviewer.email.split('@')[0] ?? '' }).waitFor()
  await expectDragged(rosa.page)
  await rosa.page.keyboard.press('a')
  await rosa.page.getByText('Ana Reyes Dela Cruz was approved.').waitFor()
  await luz.page.getByText('This case was decided or resubmitted in the meantime.').waitFor()

  await rosa.page.getByRole('heading', { name: 'Ben Reyes Dela Cruz' }).waitFor()
  await rosa.page
    .getByRole('button', { name: /Birthday/ })
    .and(rosa.page.locator(':enabled'))
    .waitFor()
  await rosa.page.keyboard.press('2')
  await rosa.page.keyboard.press('6')
  expect(await rosa.page.getByLabel('Message to the player').inputValue()).toMatch(/birthday.+address/)
  await expectDesk(rosa.page)
  await rosa.page.keyboard.press('r')
  await rosa.page.getByText('Ben Reyes Dela Cruz was asked to correct it.').waitFor()
  const detail = await fetch(`${world.url}/member/kyc/detail`, {
    headers: { t: people[1]?.token ?? '', accept: 'application/json' },
  })
  expect(((await detail.json()) as { data: { issue_fields: string[] } }).data.issue_fields).toEqual([
    'birthday',
    'current_address',
    'permanent_address',
  ])

  await rosa.page.getByRole('heading', { name: 'Cora Reyes Dela Cruz' }).waitFor()
  await rosa.page.getByRole('button', { name: 'Escalate', exact: true }).and(rosa.page.locator(':enabled')).waitFor()
  await escalate(rosa.page)
  await expectFound(rosa.page, people[0]?.number ?? '')

  await expectLastDecided(luz.page)
})

test('compliance closes the records to the unverified, and an admin lets a colleague who is locked out try again', async () => {
  const compliance = await arrive()
  await enterOffice(compliance.page, await createOperator(world, { role: 'compliance' }))
  const { page } = compliance
  await page.getByRole('heading', { name: 'KYC review' }).waitFor()
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /Settings/ })
    .click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.getByLabel('Select records_gate').check()
  await page.getByRole('button', { name: 'Set to: Verified members only' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('As the licence has it')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Set to: Verified members only' }).click()
  await page.getByRole('cell', { name: 'Verified members only' }).waitFor()

  const locked = await createOperator(world, { role: 'kyc' })
  for (let count = 0; count < 11; count++) {
    const body = JSON.stringify({ email: locked.email, password: 'wrong' })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${world.url}/office/api/sign-in`, { method: 'POST', headers, body })
  }
  const admin = await arrive('/office/operators')
  await enterOffice(admin.page, await createOperator(world, { role: 'admin' }))
  const row = admin.page.getByRole('row', { name: locked.email })
  await row.getByText(/^Locked until/).waitFor()
  await row.getByRole('checkbox').check()
  await admin.page.getByRole('button', { name: 'Unlock' }).click()
  await admin.page.getByRole('dialog').getByLabel('Reason').fill('The tries were hers')
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click()
  await row.getByText('Open', { exact: true }).waitFor()
})

test('what the kit weighs on the wire stays in its budget', async () => {
  const folder = join(root, 'dist/office/assets')
  const files = (await readdir(folder)).filter(name => /^(index|kit|rolldown-runtime)-.*\.js\.br$/.test(name))
  const bytes = await Promise.all(files.map(async name => (await stat(join(folder, name))).size))
  const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1024
  console.log(`The office's script up to its first page: ${kilobytes.toFixed(1)} KB br`)
  expect(kilobytes).toBeGreaterThan(40)
  expect(kilobytes).toBeLessThan(79)
})
