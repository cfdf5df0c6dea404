import {
  createOperator,
  desktop,
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
  await page.getByRole('button', { name: 'Send a code to this number' }).click()
  await page.getByText('We sent a code to the number you use now.').waitFor()
  await page.getByLabel('6-digit code').fill(await readCode(world, newPhone))
  await page.getByLabel('What happened?').fill('My phone was stolen.')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('We have your request').waitFor()
  expect(await on.count({ uid })).toBe(1)
  expect(guest.troubles).toEqual([])
  await guest.close()
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
