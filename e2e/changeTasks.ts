import type { Player, Visitor } from '@saya/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from './findViolations.ts'

/** Staff at the list of tasks see the figures and how far a member is, preview and change a task, and change its order. */
export async function changeTasks(
  { page }: Visitor,
  { uid }: Player,
  picture: (name: string, of: Page) => Promise<void>,
): Promise<void> {
  await page.getByRole('row', { name: /any game.*from 500: 20, from 2,000: 50, from 10,000: 150/ }).waitFor()
  const legends = page.getByRole('figure', { name: /Filcoins (given|taken) by day/ }).getByRole('listitem')
  await expect.poll(() => legends.allInnerTexts()).toEqual(['Earned', 'By staff', 'Spent', 'By staff', 'Lapsed'])
  const owed = page.getByRole('figure', { name: 'Owed at the end of each day' })
  expect(await owed.getByRole('row', { includeHidden: true }).count()).toBe(31)
  await page.getByLabel('Preview on member, UID').fill(String(uid))
  await page.getByRole('row', { name: /Verify your identity.*Collected/ }).waitFor()
  const deposit = page.getByRole('row', { name: /Deposit ₱100/ })
  await deposit.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change the Filcoins' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Steps').fill('100: 25')
  await dialog.getByLabel('Preview on member, UID').fill(String(uid))
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('After the change').waitFor()
  await dialog.getByText(/, \+25$/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Reason').fill('As it was agreed')
  await dialog.getByRole('button', { name: 'Change the Filcoins' }).click()
  await page.getByRole('row', { name: /Deposit ₱100.*from 100: 25 Filcoins/ }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await picture('office', page)
  // The plots stand behind the last task, under the same margin.
  const [list, plots] = await Promise.all(
    [page.getByRole('table').first(), page.locator('.listFrame .panel')].map(one => one.boundingBox()),
  )
  expect(plots?.x).toBe(list?.x)
  expect(plots?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0))
  await deposit.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await dialog.getByLabel('Preview on member, UID').fill(String(uid))
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('After the change').waitFor()
  await dialog.getByText('Not shown to this member').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change the order' }).click()
  await dialog.getByLabel('Order').fill('98')
  await dialog.getByLabel('Reason').fill('It comes last now')
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await page.getByRole('row', { name: /Deposit ₱100.*98/ }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.locator('.listFrame .panel').scrollIntoViewIfNeeded()
  await picture('office-plots', page)
}
