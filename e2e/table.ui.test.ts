import { phone, type Player, visit } from '@saya/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { openTables, type OpenTables } from './openTables.ts'

let at: OpenTables
/** One table of each kind. */
const kinds = ['baccarat-royale', 'dragon-tiger', 'perya-color-game', 'roulette-manila', 'sic-bo-live'] as const
beforeAll(async () => {
  at = await openTables(kinds, { bettingMs: 9000 })
})
afterAll(() => at.close())

const phase = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor()

/** What the sentence of a player's result says that was returned. */
async function resultOf(page: Page): Promise<string> {
  return page.locator('.outcome strong').innerText()
}

test('two players at one table see the same round, bet by touch and by keys, are paid exactly, and draw it again in the browser', async () => {
  const { studio, sit, shownBalance } = at
  const [ana, ben] = [await studio.player(), await studio.player()]
  const [one, other] = await Promise.all([sit(ana, 'baccarat-royale'), sit(ben, 'baccarat-royale')])
  await Promise.all([one, other].map(page => phase(page, 'Place your bets')))
  await one.getByRole('button', { name: 'Chip 50', exact: true }).click()
  for (const spot of ['Player pays', 'Banker pays', 'Tie pays']) await one.getByRole('button', { name: spot }).click()
  await one.getByRole('button', { name: 'Undo' }).click()
  await other.getByRole('button', { name: 'Tie pays 8 : 1' }).focus()
  await other.keyboard.press('Enter')
  await Promise.all([
    one.getByRole('button', { name: 'Bet ₱100.00', exact: true }).click(),
    other.getByRole('button', { name: 'Bet ₱10.00', exact: true }).click(),
  ])
  await one.getByText('₱100.00 is in play.').waitFor()
  await other.getByText('₱10.00 is in play.').waitFor()
  expect([await studio.balance(ana), await studio.balance(ben)]).toEqual(['900.00', '990.00'])
  expect(await findViolations(one)).toEqual([])
  await one.getByText('2 at the table').waitFor()
  await Promise.all([one, other].map(page => page.locator('.outcome strong').waitFor()))
  const told = await Promise.all([one, other].map(page => page.locator('.outcome .plain').innerText()))
  expect(told[0]).toBe(told[1])
  for (const [page, player] of [
    [one, ana],
    [other, ben],
  ] as const) {
    expect(await shownBalance(page)).toBe(await studio.balance(player))
    expect(await resultOf(page)).toMatch(/returned|You won|No win this time/)
  }
  // A hundred on both sides is never a win: banker and player bring back less than was bet, a tie as much.
  expect(await resultOf(one)).toMatch(/₱(100|97\.5|100\.00|97\.50)\S* returned/)
  await one.getByRole('button', { name: 'Rules, RTP' }).click()
  const menu = one.getByRole('dialog', { name: 'Baccarat Royale' })
  await menu.getByText('98.94 %').waitFor()
  await menu.getByText('Last rounds').click()
  await menu.getByText(/₱100\.00 → ₱/).click()
  const [checked] = await Promise.all([
    one.context().waitForEvent('page'),
    menu.getByRole('link', { name: 'Verify this round' }).click(),
  ])
  await checked.getByText('Verified on this device: the server seed matches its hash').waitFor()
  await checked.getByText('The client seed of this bet is included.').waitFor()
  expect(await findViolations(checked)).toEqual([])
  await stopBet(ana)
  const later = await sit(ana, 'baccarat-royale')
  await later.getByRole('button', { name: /^₱100\.00 is on hold/ }).click()
  const standing = later.getByRole('dialog', { name: 'Bets on hold' })
  await standing.getByText('You can keep playing').waitFor()
  await standing.getByRole('link', { name: 'Verify this round' }).waitFor()
  expect(await findViolations(later)).toEqual([])
  await standing.getByRole('button', { name: 'Close' }).click()
})

/** As if the wallet had refused to pay a bet: no browser test waits until a studio has given up. */
async function stopBet(player: Player): Promise<void> {
  await at.studio.db.transaction(tx =>
    tx.query(`update table_bet set state = 'stopped' where player_ref = $1 and state = 'settled'`, [
      String(player.uid),
    ]),
  )
}

const onItsSide = { width: 740, height: 360 }

test.each(kinds)(
  'each bet, tab and chip of %s has a finger’s size, also on a phone that lies on its side [SHELL-102]',
  async code => {
    const page = await at.sit(await at.studio.player(), code)
    await page.locator('.spots:not([hidden]) .spot').first().waitFor()
    /** Those that are seen and less than 44 pixels wide or high. */
    const small = () =>
      page.locator('.spot, .tab, .chip').evaluateAll(all =>
        all.flatMap(one => {
          const { width, height } = one.getBoundingClientRect()
          return one.checkVisibility() && Math.min(width, height) < 44
            ? [`${one.textContent}: ${width}, ${height}`]
            : []
        }),
      )
    for (const size of [phone, onItsSide]) {
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
      expect(await small()).toEqual([])
      for (const tab of await page.locator('.tab').all()) {
        await tab.click()
        expect([await tab.textContent(), await small()]).toEqual([expect.any(String), []])
      }
    }
  },
)

test('on a phone that lies on its side the wheel has its half, and bets have two rows of a finger’s size [SHELL-102]', async () => {
  const page = await at.sit(await at.studio.player(), 'roulette-manila')
  await page.locator('.spots:not([hidden]) .spot').first().waitFor()
  await page.setViewportSize(onItsSide)
  const wheel = (await page.locator('.wheel').boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(wheel.width, wheel.height)).toBeGreaterThan(150)
  const panels = (await page.locator('.panels').boundingBox()) ?? { y: 0, height: 0 }
  const boxes = await page
    .locator('.spots:not([hidden]) .spot')
    .evaluateAll(spots => spots.map(spot => spot.getBoundingClientRect().toJSON() as DOMRect))
  const rows = new Set(boxes.filter(({ bottom }) => bottom <= panels.y + panels.height).map(({ top }) => top))
  expect(rows.size).toBeGreaterThanOrEqual(2)
  if (process.env.TABLE_PICTURES) await page.screenshot({ path: `${process.env.TABLE_PICTURES}/roulette.png` })
  expect(await findViolations(page)).toEqual([])
})

test('a table is opened from the lobby, and left again by its own way out', async () => {
  const { browser, studio } = at
  const lobby = await visit(browser, studio.world, { as: await studio.player(), viewport: phone })
  await lobby.go('/s-game/category/Live?sort=Popular')
  await lobby.page.getByRole('link', { name: 'Perya Color Game' }).first().click()
  await lobby.page.waitForURL('**/s-game-page/perya-color-game')
  const table = lobby.page.frameLocator('iframe[title="Game: Perya Color Game"]')
  await table.getByRole('button', { name: /^Red pays/ }).waitFor()
  await table.getByRole('button', { name: 'Leave game' }).click()
  await lobby.page.waitForURL(url => !url.pathname.startsWith('/s-game-page'))
  await lobby.close()
})
