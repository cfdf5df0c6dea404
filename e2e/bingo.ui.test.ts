import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { openTables, type OpenTables } from './openTables.ts'

const code = 'bingo-75'
let at: OpenTables
beforeAll(async () => {
  at = await openTables([code], { bettingMs: 7000, tellingMs: 6000 })
})
afterAll(() => at.close())

test('two players in one room hear the same balls, have their own cards dabbed, are paid exactly, and draw it again', async () => {
  const { studio, sit, shownBalance } = at
  const [ana, ben] = [await studio.player(), await studio.player()]
  const [one, other] = await Promise.all([sit(ana, code), sit(ben, code)])
  const buying = [one, other].map(page => page.getByRole('button', { name: /^Buy for/ }))
  await Promise.all(buying.map(button => button.waitFor()))
  await one.getByRole('button', { name: 'One card more' }).click()
  await one.getByRole('button', { name: 'Buy for ₱80.00' }).click()
  await other.getByRole('button', { name: 'One card fewer' }).focus()
  await other.keyboard.press('Enter')
  await other.getByRole('button', { name: 'Buy for ₱40.00' }).focus()
  await other.keyboard.press('Enter')
  await one.getByText('₱80.00 is in play').waitFor()
  await other.getByText('₱40.00 is in play').waitFor()
  expect([await studio.balance(ana), await studio.balance(ben)]).toEqual(['920.00', '960.00'])
  await one.getByText('2 in the room · 6 cards').waitFor()
  expect([await one.getByRole('table').count(), await other.getByRole('table').count()]).toEqual([4, 2])
  await Promise.all([one, other].map(page => page.getByText('Calling the balls').waitFor()))
  await one
    .getByRole('cell', { name: /^\d+ ?dabbed$/ })
    .first()
    .waitFor()
  expect(await findViolations(one)).toEqual([])
  await Promise.all([one, other].map(page => page.locator('.outcome strong').waitFor()))
  const balls = await Promise.all([one, other].map(page => page.getByLabel('Balls called').innerText()))
  expect(balls[0]).toBe(balls[1])
  for (const [page, player] of [
    [one, ana],
    [other, ben],
  ] as const) {
    expect(await shownBalance(page)).toBe(await studio.balance(player))
    expect(await page.locator('.outcome strong').innerText()).toMatch(/returned|You won|No win this time/)
  }
  await one.getByRole('button', { name: 'Prizes, rules and last rounds' }).click()
  const menu = one.getByRole('dialog', { name: 'Bingo 75' })
  await menu.getByText(/₱92\.97 of every ₱100 spent on cards is paid back/).waitFor()
  await menu.getByText('Your last rounds').click()
  await menu.getByText(/₱80\.00 → ₱/).click()
  const [checked] = await Promise.all([
    one.context().waitForEvent('page'),
    menu.getByRole('link', { name: 'Verify this round' }).first().click(),
  ])
  await checked.getByText('Verified on this device: the server seed matches its hash').waitFor()
  await checked.getByText('These cards are the same when dealt again').waitFor()
  expect(await findViolations(checked)).toEqual([])
})
