import {
  createOperator,
  desktop,
  expectRefusals,
  numberClaimDesk,
  openBrowser,
  openWorld,
  readCode,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

// One request is proposed at a time.
expectRefusals('409 POST /office/api/number-claim/propose')

let world: World
let browser: Browser
let on: ReturnType<typeof numberClaimDesk>
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  on = numberClaimDesk(world)
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

test('who lost their number asks for the move on the Service page, with a code sent to the new one [AUTH-86]', async () => {
  const { phone, uid } = await world.player({ kyc: 'fully_kyc' })
  const newPhone = on.freshPhone()
  const guest = await visit(browser, world)
  const { page } = guest
  await guest.go('/service')
  await page.getByRole('button', { name: 'Ask to move my account' }).click()
  await page.getByLabel('The number you lost').fill(phone)
  await page.getByLabel('The number you use now').fill(newPhone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('We sent a code to the number you use now.').waitFor()
  await page.getByLabel('6-digit code').fill(await readCode(world, newPhone))
  await page.getByLabel('What happened?').fill('My phone was stolen.')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send request' }).click()
  const kept = page.getByText('We have your request')
  await kept.waitFor()
  const { y = -1 } = (await kept.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0)
  expect(await on.count({ uid })).toBe(1)
  expect(guest.troubles).toEqual([])
  await guest.close()
})

test('help and the FAQ lead whoever lost their number to the open form, in both languages and while signed in too [AUTH-98]', async () => {
  const english = { link: 'ask us to move your account', field: 'The number you lost', language: 'en' } as const
  const tagalog = { link: 'hilinging ilipat ang account mo', field: 'Ang number na nawala', language: 'tl' } as const
  const ways = [
    { path: '/my/helpcenter', question: 'I lost my phone or my number', isMember: true, ...english },
    { path: '/my/helpcenter', question: 'Nawala ang telepono o number ko', isMember: true, ...tagalog },
    { path: '/s-docs/faq', question: 'How do I change my phone number?', isMember: false, ...english },
    { path: '/s-docs/faq', question: 'Paano palitan ang numero ng telepono?', isMember: false, ...tagalog },
  ]
  const player = await world.player()
  for (const { path, question, isMember, link, field, language } of ways) {
    const reader = await visit(browser, world, { language, ...(isMember ? { as: player } : {}) })
    const { page } = reader
    await reader.go(path)
    await page.getByText(question).click()
    await page.getByRole('link', { name: link }).click()
    await page.getByLabel(field).waitFor()
    const heading = page.locator('#lost-number')
    await expect.poll(() => heading.evaluate(one => one === document.activeElement)).toBe(true)
    const top = await heading.evaluate(one => one.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(page.viewportSize()?.height ?? 0)
    expect(await findViolations(page)).toEqual([])
    expect(reader.troubles).toEqual([])
    await reader.close()
  }
})

test('the owner reads that somebody asks for their account, in both languages, and stops it by one press [AUTH-92]', async () => {
  const { id, player, newPhone } = await on.proposed()
  const owner = await visit(browser, world, { as: player, gate: true })
  const { page } = owner
  await owner.go('/s-account/devices')
  const note = page.getByText(`Someone asked to move this account to ${newPhone.slice(0, 3)}•••${newPhone.slice(-4)}`)
  await note.waitFor()
  expect(await findViolations(page)).toEqual([])
  const again = await visit(browser, world, { as: player, gate: true, language: 'tl' })
  await again.go('/s-account/devices')
  const stop = again.page.getByRole('button', { name: 'Hindi ako ito' })
  await stop.click()
  await again.page.getByText('Napigilan na ang hiling.').waitFor()
  await stop.waitFor({ state: 'detached' })
  expect(again.troubles).toEqual([])
  await again.close()
  expect((await on.find(id)).status).toBe('stopped')
  expect(owner.troubles).toEqual([])
  await owner.close()
})

test('staff propose the move of a verified member and say how they checked the person [AUTH-90]', async () => {
  const { id, player } = await on.asked()
  const staff = await visit(browser, world, { viewport: desktop, gate: true })
  const { page } = staff
  await staff.go(`/office/lost-numbers?uid=${player.uid}`)
  await enterOffice(page, await createOperator(world, { role: 'support' }))
  const row = page.getByRole('row').filter({ hasText: String(player.uid) })
  await row.getByText('ID verified').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: /Propose the move/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How you checked the identity').fill('Video call, ID compared')
  await dialog.getByRole('button', { name: 'Propose the move', exact: true }).click()
  await row.getByText('Waiting for approval').waitFor()
  expect(await on.find(id)).toMatchObject({ status: 'proposed', proof: 'Video call, ID compared' })
  expect(await findViolations(page)).toEqual([])
  expect(staff.troubles).toEqual([])
  await staff.close()
})

test('staff go from a request to the others for the same member, and a second proposal is refused in words [AUTH-96]', async () => {
  const { player, newPhone } = await on.proposed()
  const beside = await on.askedBeside(player)
  await on.asked()
  const staff = await visit(browser, world, { viewport: desktop, gate: true })
  const { page } = staff
  await staff.go('/office/lost-numbers')
  await enterOffice(page, await createOperator(world, { role: 'support' }))
  const rows = page.getByRole('row').filter({ hasText: String(player.uid) })
  await rows.getByRole('link', { name: '1 other request' }).first().click()
  await page.waitForURL(`**/office/lost-numbers?uid=${player.uid}`)
  await page.getByText('2 requests', { exact: true }).waitFor()
  for (const phone of [newPhone, beside.newPhone]) {
    await rows.getByText(`${phone.slice(0, 3)}•••${phone.slice(-4)}`).waitFor()
  }
  expect(await findViolations(page)).toEqual([])
  await rows.filter({ hasText: 'To check' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: /Propose the move/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How you checked the identity').fill('Video call, ID compared')
  await dialog.getByRole('button', { name: 'Propose the move', exact: true }).click()
  await dialog.getByText('Another request for this member is proposed already.').waitFor()
  expect(await on.find(beside.id)).toMatchObject({ status: 'asked' })
  await staff.close()
})
