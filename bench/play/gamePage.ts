import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { errors, type Locator, type Page } from 'playwright-core'

/** The page of a game, in a window of its own or in the frame that the app opens it in. */
export type GamePage = Pick<Page, 'locator' | 'getByRole' | 'getByText'>

/** How one kind of page is played: where its buttons are, and nothing of what they come to. */
export interface PagePlayer {
  /** What stands on the page from its first frame on that can be played, or in which one sees that bets come soon. */
  readonly playable: string
  /** Ends when a round can be begun. */
  ready(page: GamePage): Promise<void>
  /** Stakes something. */
  begin(page: GamePage): Promise<void>
  /** Decides what there is to decide, anyhow, until the page tells what it came to. False where the bet came too late for its round. */
  finish(page: GamePage): Promise<boolean>
  /** What is touched, one after another, to play a round and then the next; what is not there in its turn is passed over. */
  readonly touches: readonly string[]
}

const folder = join(import.meta.dirname, 'players')

/** Whoever can play pages of this kind: one file for each kind, by its name. */
export async function findPlayer(view: string): Promise<PagePlayer> {
  if (!readdirSync(folder).includes(`${view}.ts`)) {
    throw new Error(`Nobody knows how to play the page "${view}" yet: bench/play/players/${view}.ts is missing.`)
  }
  return ((await import(`./players/${view}.ts`)) as { player: PagePlayer }).player
}

/** What the page says that is there, as a plain decimal. */
export async function shownBalance(page: GamePage): Promise<string> {
  const text = await page.getByText('Balance').locator('b').first().innerText()
  return text.replace(/[₱,]/g, '')
}

/** No round takes longer: not free spins over free spins, nor a table that has to wait for its next round. */
export const patienceMs = 90_000

/** Bets at a table are taken for some seconds; what cannot be pressed for longer comes too late. */
export const pressMs = 8000

const lookAgainMs = 2000

/** Presses whatever there is to decide by until the round is over. */
export async function decideUntil(over: Locator, choices: Locator, press: () => Promise<void>): Promise<void> {
  for (const endsMs = Date.now() + 2 * patienceMs; Date.now() < endsMs; ) {
    await over.or(choices).first().waitFor({ timeout: patienceMs })
    if (await over.isVisible()) return
    await press()
  }
  throw new Error(`A round was not over after ${(2 * patienceMs) / 1000} s of decisions.`)
}

/** Presses any of these. One that went meanwhile, since an answer came, is not missed: whoever decides looks again. */
export async function pressAny(buttons: Locator): Promise<void> {
  const one = buttons.nth(Math.floor(Math.random() * (await buttons.count())))
  await one.click({ timeout: lookAgainMs }).catch((fault: unknown) => {
    if (!(fault instanceof errors.TimeoutError)) throw fault
  })
}
