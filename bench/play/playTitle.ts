import { formatPesos, type Units } from '@saya/money'
import { errors } from 'playwright-core'
import { findPesoWallet } from '../../apps/server/features/wallet/index.ts'
import { ask } from '../../packages/testing/ask.ts'
import { phone, visit } from '../../packages/testing/browser/browser.ts'
import type { Player } from '../../packages/testing/world/player.ts'
import type { StudioWorld } from '../../packages/testing/parties/studioWorld.ts'
import { compareRecords } from './compareRecords.ts'
import { findPlayer, type GamePage, type PagePlayer, patienceMs, shownBalance } from './gamePage.ts'
import type { OwnTitle } from './openPlayWorld.ts'
import type { Playing, PlayTotals } from './playing.ts'

/** More than enough for everything, so that no round is refused. */
const purse = 10_000_000_000n
/** A page that gets no answer says so within a second or two, however busy its device is. */
const noticeMs = 30_000
/** So often in a row a bet may come too late for its round. */
const mostLate = 5

/** Plays one title as a person with a phone does, cut off once, and holds every figure against the wallet's. Throws where one differs. */
export async function playTitle(
  { code, view }: OwnTitle,
  { on, browser, rounds, onRound }: Playing,
): Promise<PlayTotals> {
  const hands = await findPlayer(view)
  const player = await on.player(purse)
  const at = await visit(browser, on.world, { as: player, viewport: phone })
  at.page.setDefaultTimeout(patienceMs)
  try {
    await at.go(`/s-game-page/${code}`)
    const page = at.page.frameLocator('iframe')
    const cutAt = Math.floor(rounds / 2)
    for (let round = 0; round < rounds; round++) {
      const cut = round === cutAt ? (isOff: boolean) => at.context.setOffline(isOff) : undefined
      await playRound(hands, page, cut)
      await compareBalances(on, player, page)
      onRound()
    }
    await page.getByRole('button', { name: 'Leave game' }).click()
    await at.page.waitForURL(address => !address.pathname.startsWith('/s-game-page'))
    await at.go('/my')
    const balance = await walletOf(on, player)
    await at.page.getByText(written(balance)).first().waitFor()
    const troubles = at.troubles.filter(text => !/net::ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)/.test(text))
    if (troubles.length > 0) throw new Error(`The browser complained: ${troubles.join(' | ')}`)
    return await compareRecords({ on, browser, player, rounds, net: balance - purse })
  } finally {
    await at.close()
  }
}

async function playRound(hands: PagePlayer, page: GamePage, cut: ((isOff: boolean) => Promise<void>) | undefined) {
  for (let late = 0; late <= mostLate; late++) {
    await hands.ready(page)
    if (cut) await cut(true)
    const isBegun = await inTime(async () => {
      await hands.begin(page)
      if (cut) await page.getByText('No connection. Trying again…').waitFor({ timeout: noticeMs })
    })
    if (cut) await cut(false)
    if (isBegun && (await hands.finish(page))) return
  }
  throw new Error(`${mostLate} bets in a row came too late for their rounds.`)
}

/** False where what was to be pressed went away, as it does at a table whose bets are closed meanwhile: nothing was bet then. */
async function inTime(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (fault) {
    if (fault instanceof errors.TimeoutError) return false
    throw fault
  }
}

/** What the game shows, what the app is answered and what stands in the wallet. */
async function compareBalances(on: StudioWorld, player: Player, page: GamePage): Promise<void> {
  const [inGame, inApp, inWallet] = [
    await shownBalance(page),
    (await ask(on.world, 'GET /finance/wallet', {}, player)).data.balance,
    formatPesos(await walletOf(on, player)),
  ]
  if (inGame !== inWallet || inApp !== inWallet) {
    throw new Error(`The game shows ${inGame}, the app ${inApp}, and ${inWallet} is in the wallet.`)
  }
}

async function walletOf({ world }: StudioWorld, { uid }: Player): Promise<Units> {
  const wallet = await world.db.member(uid, tx => findPesoWallet(tx, uid))
  if (!wallet) throw new Error(`The member ${uid} has no wallet.`)
  return wallet.balance
}

function written(units: Units): string {
  const [whole = '', cents = ''] = formatPesos(units).split('.')
  return `₱${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
