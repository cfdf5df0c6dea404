import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { openTables, type OpenTables } from './openTables.ts'

const code = 'isla-football-cup'
let at: OpenTables
beforeAll(async () => {
  at = await openTables([code], { bettingMs: 5000 })
})
afterAll(() => at.close())

test('two players see the same match, one of them cut off in between, are paid at its odds, and draw it again', async () => {
  const { studio, sit, shownBalance } = at
  const [ana, ben] = [await studio.player(), await studio.player()]
  const [one, other] = await Promise.all([sit(ana, code), sit(ben, code)])
  const draws = [one, other].map(page => page.getByRole('button', { name: /^Draw pays/ }))
  await Promise.all([one, other].map(page => page.getByText('Place your bets').waitFor()))
  await one.getByRole('button', { name: 'Chip 50', exact: true }).click()
  await one.getByRole('button', { name: /^PAL pays/ }).click()
  await draws[0]?.click()
  await one.getByRole('button', { name: 'Undo' }).click()
  await draws[1]?.focus()
  await other.keyboard.press('Enter')
  await Promise.all([
    one.getByRole('button', { name: 'Bet ₱50.00', exact: true }).click(),
    other.getByRole('button', { name: 'Bet ₱10.00', exact: true }).click(),
  ])
  await one.getByText('₱50.00 is in play.').waitFor()
  await other.getByText('₱10.00 is in play.').waitFor()
  expect([await studio.balance(ana), await studio.balance(ben)]).toEqual(['950.00', '990.00'])
  expect(await findViolations(one)).toEqual([])
  await one.getByText('2 watching').waitFor()
  await one.getByRole('status').filter({ hasText: 'Match in play' }).waitFor()
  await one.context().setOffline(true)
  await one.getByText('No connection. Trying again…').waitFor()
  await one.context().setOffline(false)
  await Promise.all([one, other].map(page => page.locator('.outcome strong').waitFor()))
  const scores = await Promise.all([one, other].map(page => page.locator('.score').innerText()))
  expect(scores[0]).toMatch(/^\d+–\d+$/)
  expect(scores[1]).toBe(scores[0])
  for (const [page, player] of [
    [one, ana],
    [other, ben],
  ] as const) {
    expect(await shownBalance(page)).toBe(await studio.balance(player))
    expect(await page.locator('.outcome strong').innerText()).toMatch(/You won|No win this time/)
  }
  await one.getByRole('button', { name: 'Results' }).click()
  await one.getByRole('link', { name: new RegExp(`Pearls ?${scores[0]}`) }).waitFor()
  await one.getByRole('button', { name: 'Standings' }).click()
  await one.getByRole('rowheader', { name: /Palawan Pearls/ }).waitFor()
  expect(await findViolations(one)).toEqual([])
  await one.getByRole('button', { name: 'Rules, RTP' }).click()
  const menu = one.getByRole('dialog', { name: 'Isla Football Cup' })
  await menu.getByText('between 95.00 % and 96.00 %').waitFor()
  await menu.getByText('Last rounds').click()
  await menu.getByText(/₱50\.00 → ₱/).click()
  const [checked] = await Promise.all([
    one.context().waitForEvent('page'),
    menu.getByRole('link', { name: 'Verify this match' }).click(),
  ])
  await checked.getByText('Verified on this device: the server seed matches its hash').waitFor()
  await checked.getByText('The client seed of this bet is included.').waitFor()
  expect(await findViolations(checked)).toEqual([])
  await checked.goto(`${studio.url}/results/${code}`)
  await checked.getByRole('link', { name: new RegExp(`Pearls ?${scores[0]}`) }).waitFor()
  expect(await findViolations(checked)).toEqual([])
})
