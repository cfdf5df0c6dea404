import { type Visitor, visit, type World } from '@saya/testing'
import { sql } from 'kysely'
import type { Browser, Locator } from 'playwright-core'

/** Presses a follow, which opens our page beside this one, and reads that it is collected. */
export async function collectFollow({ page }: Pick<Visitor, 'page'>, row: Locator): Promise<void> {
  const opened = page.context().waitForEvent('page')
  const asked = page.context().waitForEvent('request', request => request.url() === 'https://social.example/saya')
  await row.getByRole('button').click()
  await asked
  await (await opened).close()
  await page.getByRole('button', { name: 'Great' }).click()
}

/** The follow of each day, which is off at first, as another member finds it. */
export async function collectDailyFollow(browser: Browser, world: World): Promise<void> {
  const turn = (isOn: boolean) => world.db.ref(tx => sql`update task set is_on = ${isOn} where ty = 106`.execute(tx))
  await turn(true)
  const visitor = await visit(browser, world, { as: await world.player({ kyc: 'basic_kyc' }) })
  await visitor.go('/s-points/daily-task')
  const row = visitor.page.locator('[data-ty="106"]')
  await collectFollow(visitor, row)
  await row.getByText('Collected', { exact: true }).waitFor()
  await visitor.close()
  await turn(false)
}
