import type { Calls } from '@saya/contract'
import type { Units } from '@saya/money'
import type { Browser } from 'playwright-core'
import type { CommandTools } from '../../apps/server/commands/command.ts'
import { verify } from '../../apps/server/commands/verify.ts'
import { ask } from '../../packages/testing/ask.ts'
import type { Player } from '../../packages/testing/world/player.ts'
import { readJournal } from '../../packages/testing/ledger/readJournal.ts'
import type { StudioWorld } from '../../packages/testing/parties/studioWorld.ts'
import type { PlayTotals } from './playing.ts'
import { unitsOf } from './unitsOf.ts'

interface Comparing {
  readonly on: StudioWorld
  readonly browser: Browser
  readonly player: Player
  readonly rounds: number
  /** What the wallet has become more or less by. */
  readonly net: Units
}

type Bet = Calls['GET /member/bet/detail']['answer']

let reading: Promise<unknown> = Promise.resolve()

/**
 * What is remembered of the rounds: a record for each, which come to what the wallet does; a page of each at the studio, of
 * which a browser draws the last again; and each round played again by the rules, from nothing but what the studio tells of it.
 */
export async function compareRecords({ on, browser, player, rounds, net }: Comparing): Promise<PlayTotals> {
  // Two readers of one journal at once would wait for each other.
  reading = reading.catch(() => {}).then(() => readJournal(on.world))
  await reading
  const bets = await listBets(on, player)
  if (bets.length !== rounds) throw new Error(`${rounds} rounds were played, and ${bets.length} are on record.`)
  const open = bets.filter(({ status }) => status !== 'completed')
  if (open.length > 0) throw new Error(`The round ${open[0]?.round_id} is ${open[0]?.status} on record.`)
  const told = bets.reduce((sum, bet) => sum + unitsOf(bet.net_amount), 0n)
  if (told !== net) throw new Error(`The records come to ${told} units, and the wallet to ${net}.`)
  const pages: string[] = []
  for (const bet of bets) pages.push(await checkRound(on, player, bet))
  await drawAgain(browser, pages[0] ?? '')
  return { rounds, staked: bets.reduce((sum, bet) => sum + unitsOf(bet.bet_amount), 0n), net }
}

async function listBets({ world }: StudioWorld, player: Player): Promise<Bet[]> {
  const bets: Bet[] = []
  for (let cursor = ''; ; ) {
    const query = { page_size: '50', time_flag: '7', cursor } as const
    const { data } = await ask(world, 'GET /member/bet/list', { query }, player)
    bets.push(...data.d)
    if (!data.next) return bets
    cursor = data.next
  }
}

/** The address of the page that shows the round again, which anybody may have. */
async function checkRound({ world, url }: StudioWorld, player: Player, { id, round_id: round }: Bet): Promise<string> {
  const said: string[] = []
  const tools = { args: [round, url], say: (line: string) => said.push(line) } as unknown as CommandTools
  await verify.run(tools).catch((fault: unknown) => {
    throw new Error(`The round ${round}: ${String(fault)} ${said.join(' | ')}`)
  })
  const { data, sentence } = await ask(world, 'GET /member/bet/round', { query: { id } }, player)
  if (typeof data !== 'string') throw new Error(`The round ${round} has no page: ${sentence}`)
  return data
}

async function drawAgain(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage()
  try {
    await page.goto(address)
    await page.getByText('Verified on this device: the server seed matches its hash').waitFor({ timeout: 30_000 })
  } finally {
    await page.close()
  }
}
