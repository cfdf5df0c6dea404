import type { Page } from 'playwright-core'
import { identityTexts } from '../../apps/player/features/identity/identity.texts.ts'
import { depositTexts } from '../../apps/player/features/deposit/deposit.texts.ts'
import { limitTexts } from '../../apps/player/features/limit/limit.texts.ts'
import { withdrawalTexts } from '../../apps/player/features/withdrawal/withdrawal.texts.ts'
import { memberTexts } from '../../apps/player/features/member/member.texts.ts'
import { speak } from '../../apps/player/shared/texts.ts'
import type { Look, Screen } from './screen.ts'

/** Each look asks for codes to a number of its own, so that none has to wait for another. */
let numbers = 0

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
}

async function untilOpen(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
}

async function openCode(page: Page, { language }: Look): Promise<void> {
  const t = speak(identityTexts, language)
  const sheet = page.getByRole('dialog')
  await sheet
    .getByRole('textbox')
    .first()
    .fill(`9175${String(600_001 + numbers++)}`)
  await sheet.getByRole('checkbox', { name: /I agree|Sumasang-ayon/ }).check()
  await sheet.getByRole('button', { name: t.submit, exact: true }).click()
  await sheet.getByRole('heading', { name: t.codeTitle }).waitFor()
}

/** Who pays in for the first time is asked for a limit, until they have answered that. */
async function openDeposit(page: Page, { language }: Look): Promise<void> {
  await press(page, speak(memberTexts, language).deposit)
  const skip = page.getByRole('button', { name: speak(limitTexts, language).skip, exact: true })
  const amount = page.getByRole('dialog').getByRole('textbox', { name: speak(depositTexts, language).amount })
  await skip.or(amount).first().waitFor()
  if (await skip.isVisible()) await skip.click()
  await amount.waitFor()
}

async function openWithdrawal(page: Page, { language }: Look): Promise<void> {
  await press(page, speak(memberTexts, language).withdraw)
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}

/** Nothing is paid out by it: whoever has just signed in presses once more. */
async function openReview(page: Page, look: Look): Promise<void> {
  const t = speak(withdrawalTexts, look.language)
  await openWithdrawal(page, look)
  await press(page, '500')
  await press(page, t.submit)
  await page.getByRole('heading', { name: t.reviewTitle, exact: true }).waitFor()
}

async function openBalance(page: Page, { language }: Look): Promise<void> {
  const name = speak(memberTexts, language).balanceIs('')
  await page.getByRole('button', { name }).first().click()
  await untilOpen(page)
}

/** Steps of verifying that are shown to whoever has not sent anything: those between are pages of the ID check, or last a moment. */
const stepsOfKyc = ['guide', 'select-id', 'ocr', 'selfie-guide', 'selfie', 'form']

/** What lies over a page, and steps that no address of its own leads to. */
export const openings: readonly Screen[] = [
  { name: '/ (age gate)', who: 'stranger', path: '/', open: untilOpen },
  { name: '/login (code)', who: 'guest', path: '/login', open: openCode },
  { name: '/ (balance)', who: 'member', path: '/', open: openBalance },
  { name: '/my (deposit)', who: 'member', path: '/my', open: openDeposit },
  { name: '/my (withdraw)', who: 'member', path: '/my', open: openWithdrawal },
  { name: '/my (withdraw, review)', who: 'member', path: '/my', open: openReview },
  ...stepsOfKyc.map(step => ({
    name: `/s-kyc (${step})`,
    who: 'newcomer' as const,
    path: `/s-kyc?action=${step}`,
  })),
  { name: '/s-kyc (edit, locked)', who: 'reviewed', path: '/s-kyc?action=edit' },
]
