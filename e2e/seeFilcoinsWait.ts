import type { Visitor } from '@saya/testing'
import { expect } from 'vitest'
import { holdCalls } from './holdCalls.ts'

/** The lists of a member who has no Filcoins say that they load, and that there is nothing; the tasks, that they load. */
export async function seeFilcoinsWait({ page, go }: Visitor): Promise<void> {
  const tellTasks = await holdCalls(page, '**/promo/task/list**')
  await go('/s-points')
  await page.getByText('Loading tasks...', { exact: true }).waitFor({ state: 'attached' })
  await tellTasks()
  await page.getByRole('button', { name: 'Check in', exact: true }).waitFor()
  await expect.poll(() => page.getByText('Loading tasks...').count()).toBe(0)
  for (const [path, call] of [
    ['/s-points/movements', '**/promo/task/history**'],
    ['/s-points/mall/detail', '**/member/order/list**'],
    ['/s-points/earn/detail', '**/promo/receive/history**'],
  ] as const) {
    const answer = await holdCalls(page, call)
    await go(path)
    await page.getByText('Loading...', { exact: true }).first().waitFor()
    await answer()
    await page.getByText('No data available').waitFor()
  }
}
