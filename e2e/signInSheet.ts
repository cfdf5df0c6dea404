import { readCode, type World } from '@saya/testing'
import type { Locator, Page } from 'playwright-core'

/** What is said of a field in the line below it. */
export function saidUnder(field: Locator): Promise<string | null | undefined> {
  return field.evaluate(input => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent)
}

/** The sign-in sheet as a person sees it, in English. */
export function signInSheet(page: Page) {
  const sheet = page.getByRole('dialog')
  const phone = sheet.getByLabel('Phone number')
  const agreement = sheet.getByRole('checkbox', { name: /I agree|Sumasang-ayon/ })
  const submit = sheet.getByRole('button', { name: 'Register / Login' })
  const code = sheet.getByRole('textbox', { name: 'Code' })

  const password = sheet.getByRole('textbox', { name: 'Password', exact: true })
  const logIn = sheet.getByRole('button', { name: 'Log in' })

  async function askForCode(number: string): Promise<void> {
    await phone.fill(number)
    await agreement.check()
    await submit.click()
    await code.waitFor()
  }

  async function signIn(world: Pick<World, 'sandboxUrl'>, number: string): Promise<void> {
    await askForCode(number)
    await code.pressSequentially(await readCode(world, number))
    // Another dialog may follow the sheet.
    await code.waitFor({ state: 'detached' })
  }

  return { sheet, phone, agreement, submit, code, password, logIn, askForCode, signIn }
}
