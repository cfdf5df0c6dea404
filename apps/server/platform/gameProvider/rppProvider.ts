import { createProviderCaller, type ProviderCaller, type ProviderReply, type ProviderCallName } from '@saya/rpp'
import type { Clock } from '../clock.ts'
import { factsOf } from './factsOf.ts'
import type { ProviderRecord, Span, TellingProvider } from './gameProvider.ts'
import { ownPage } from './ownPage.ts'
import { ProviderFault } from './providerFault.ts'
import { recordOf } from './recordOf.ts'

export interface RppProviderOptions {
  readonly code: string
  /** Where it is asked, and where its pages come from. */
  readonly url: string
  readonly pages: string
  readonly keyId: string
  readonly key: Buffer
  readonly clock: Clock
  readonly newId: () => string
}

const timeoutMs = 5000

/** A provider that speaks RPP/1. */
export function rppProvider({
  code,
  url,
  pages,
  keyId,
  key,
  clock,
  newId,
}: RppProviderOptions): Required<Omit<TellingProvider, 'listsEveryMs'>> {
  const caller = createProviderCaller({ url, partner: code, keyId, key, clock, newId, timeoutMs })
  return {
    code,
    dialect: 'rpp',
    pages: new URL(pages).origin,
    async listGames() {
      const { games = [] } = believe(await caller.ask('games', {}))
      return games
        .filter(({ enabled }) => enabled)
        .map(game => ({
          code: game.game_code,
          rtpPpm: game.rtp_ppm,
          isTwoSided: game.two_sided,
          facts: factsOf(game, pages),
        }))
    },
    launch: async wish => ownPage(await launch(caller, wish), pages),
    listRecords: span => listRecords(caller, span),
    async findRoundPage({ uid, roundId, language }) {
      const asked = { player_ref: String(uid), round_id: roundId, language }
      return ownPage(believe(await caller.ask('round-detail-url', asked)).url, pages)
    },
    async kick(uid) {
      believe(await caller.ask('kick', { player_ref: String(uid) }))
    },
    async tellSeen({ playerRef, roundId, txIds }) {
      const round = { player_ref: playerRef, round_id: roundId }
      if (txIds === undefined) return tellSeen(caller, round)
      for (let from = 0; from < txIds.length; from += mostNames) {
        await tellSeen(caller, { ...round, tx_ids: txIds.slice(from, from + mostNames) })
      }
    },
  }
}

async function launch(caller: ProviderCaller, wish: Parameters<TellingProvider['launch']>[0]) {
  const { url } = believe(
    await caller.ask('launch', {
      session_token: wish.token,
      player_ref: String(wish.uid),
      game_code: wish.gameCode,
      currency: 'PHP',
      language: wish.language,
      device: wish.device,
      return_url: wish.returnUrl,
    }),
  )
  return url
}

/** So many names fit into one body. */
const mostNames = 100

async function tellSeen(
  caller: ProviderCaller,
  round: { player_ref: string; round_id: string; tx_ids?: string[] },
): Promise<void> {
  const reply = await caller.ask('rounds/seen', round)
  // Whoever has no such call keeps nobody waiting.
  if (reply.isKnown || reply.why !== 'HTTP 404') believe(reply)
}

/** More than any hour has. Whoever answers more pages than these leads us in circles. */
const mostPages = 2000

async function listRecords(caller: ProviderCaller, { fromMs, untilMs }: Span): Promise<readonly ProviderRecord[]> {
  const asked = { from: Math.floor(fromMs / 1000), to: Math.ceil(untilMs / 1000) }
  const records: ProviderRecord[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const { transactions = [], next } = believe(
      await caller.ask('transactions', { ...asked, ...(cursor === undefined ? {} : { cursor }) }),
    )
    records.push(...transactions.flatMap(recordOf))
    if (!next) return records
    cursor = next
  }
  throw new ProviderFault('a list without an end')
}

/** What it does not have is no fault; all else that is not done is. */
function believe<Name extends ProviderCallName>(reply: ProviderReply<Name>) {
  if (!reply.isKnown) throw new ProviderFault(reply.why)
  const { status } = reply.answer
  if (status !== 'OK' && status !== 'NOT_FOUND') throw new ProviderFault(status)
  return reply.answer
}
