import { dayMs, manilaDay, unitsPerPeso } from '@saya/money'
import { joinLongAgo, openBrowser, openWorld, setLinks, tallyPlay, visit, type World } from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWithin } from './countWithin.ts'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
beforeAll(async () => {
  world = await openWorld({ pages: true })
  // Without a page to follow there is no such task.
  await setLinks(world.db, 'media', [{ name: 'Facebook', url: 'https://social.example/saya' }])
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** What today's check-in gives: on the day, and beside the button while it can be collected. */
function gains(page: Page) {
  return page.getByRole('region', { name: '7-day check-in' }).getByText('+10', { exact: true })
}

test('whoever was not verified in time reads what to do, and nothing is said to wait that cannot be collected [POINTS-73, POINTS-79, POINTS-87]', async () => {
  const late = await world.player({ kyc: 'frozen' })
  const phone = await visit(browser, world, { as: late })
  await phone.go('/s-points')
  await phone.page.getByText('Verify your account to collect your Filcoins. It takes a few minutes.').waitFor()
  const way = phone.page.getByRole('link', { name: 'Verify my account' })
  expect(await way.getAttribute('href')).toBe('/s-kyc')
  const checkIn = phone.page.getByRole('button', { name: 'Check in', exact: true })
  expect(await checkIn.isDisabled()).toBe(true)
  expect(await phone.page.getByRole('button', { name: 'Collect: Follow Saya' }).isDisabled()).toBe(true)
  expect(await phone.page.getByText(/ready to collect/).count()).toBe(0)
  expect([await gains(phone.page).count(), await countWithin(gains(phone.page), checkIn)]).toEqual([1, 0])
  await phone.page.getByRole('link', { name: 'Filcoins', exact: true }).waitFor()
  expect(await findViolations(phone.page)).toEqual([])
  expect(phone.troubles).toEqual([])
  await phone.close()
})

test('of more than a day before verification gives, what fits is collected, and the rest is said to wait [POINTS-74, POINTS-79, POINTS-87]', async () => {
  const eve = await world.player({ kyc: 'under_review' })
  const days = [0, 1].map(ago => manilaDay(world.clock.now() - ago * dayMs))
  for (const day of days) await tallyPlay(world, eve, { day, game: 1, bet: 10_000n * unitsPerPeso, win: 0n })
  const phone = await visit(browser, world, { as: eve })
  await phone.go('/s-points')
  const checkIn = phone.page.getByRole('button', { name: 'Check in', exact: true })
  await checkIn.waitFor()
  expect([await gains(phone.page).count(), await countWithin(gains(phone.page), checkIn)]).toEqual([2, 1])
  await phone.page.getByRole('link', { name: /Filcoins.*6 to collect/ }).waitFor()
  await phone.page.getByRole('tab', { name: 'Daily Tasks' }).click()
  await phone.page.getByRole('button', { name: 'Collect: Bet on any game' }).click()
  await phone.page.getByText('+290 Filcoins').waitFor()
  await phone.page.getByText('150 more can be collected tomorrow, or today once your account is verified.').waitFor()
  expect(await findViolations(phone.page)).toEqual([])
  expect(phone.troubles).toEqual([])
  await phone.close()
})

test('behind a missed day of a cycle, what today alone gives stands beside its own button too [POINTS-49, POINTS-87]', async () => {
  const ivy = await world.player({ kyc: 'under_review' })
  await joinLongAgo(world, ivy.uid)
  const phone = await visit(browser, world, { as: ivy })
  const week = phone.page.getByRole('region', { name: 'Daily check-in' })
  const checkIn = week.getByRole('button', { name: 'Check in', exact: true })
  await phone.go('/s-points')
  await checkIn.click()
  await phone.page.getByRole('button', { name: 'Great' }).click()
  await phone.page.getByRole('button', { name: 'Checked in today' }).waitFor()
  // What closes takes its entry out of the history, and whoever leaves the page earlier races with that.
  await expect.poll(() => phone.page.evaluate<boolean>('!history.state?.modal')).toBe(true)
  world.clock.advance(2 * dayMs)
  await phone.go('/s-points')
  await week.getByRole('button', { name: 'Check in both days for +25' }).waitFor()
  await week.getByText('Or check in for today only. Your seven days then start again.').waitFor()
  // As much as the first two days of a cycle give, which the week shows as well.
  const alone = week.getByText('+10', { exact: true })
  expect([await alone.count(), await countWithin(alone, checkIn)]).toEqual([3, 1])
  expect(await findViolations(phone.page)).toEqual([])
  await checkIn.click()
  await phone.page.getByText('+10 Filcoins').waitFor()
  expect(phone.troubles).toEqual([])
  await phone.close()
})

test('the tab says how much waits, and says nothing once all is collected [POINTS-79]', async () => {
  const cleo = await world.player({ kyc: 'under_review' })
  const phone = await visit(browser, world, { as: cleo })
  await phone.go('/my')
  await phone.page.getByRole('link', { name: /Filcoins.*1 to collect/ }).waitFor()
  await phone.page.getByRole('link', { name: /Filcoins.*You have 0/ }).click()
  await phone.page.getByRole('button', { name: 'Check in', exact: true }).click()
  await phone.page.getByRole('button', { name: 'Great' }).click()
  await phone.page.getByRole('button', { name: 'Checked in today' }).waitFor()
  await phone.page.getByRole('link', { name: 'Filcoins', exact: true }).waitFor()
  expect(phone.troubles).toEqual([])
  await phone.close()
})
