import type { TestOperator } from '@saya/testing'
import type { Page } from 'playwright-core'

/** Signs an operator in, at whatever page of the office is open. */
export async function enterOffice(page: Page, { email, password, code }: TestOperator): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Six digits').fill(code())
  await page.getByRole('navigation', { name: 'Office' }).waitFor()
}
