import type { Locator } from 'playwright-core'
import { type GamePage, patienceMs } from './gamePage.ts'

/** Waits for what a bet in a shared round came to. False where no bet is in it, since bets were closed when it arrived. */
export async function whenPaid(page: GamePage, result: Locator): Promise<boolean> {
  const inPlay = page.getByText(/₱[\d,.]+ is in play/)
  const late = page.getByText('Bets are closed for this round', { exact: false })
  await inPlay.or(late).or(result).first().waitFor({ timeout: patienceMs })
  if (await late.isVisible()) return false
  await result.first().waitFor({ timeout: patienceMs })
  return true
}
