import type { ProviderAnswer, ProviderCall, ProviderCallName } from '@saya/rpp'
import { allowedTables } from '../catalogue/allowedTables.ts'
import { boundsOf } from '../catalogue/boundsOf.ts'
import { isRoundId } from '../round/roundId.ts'
import { newSecret, hashSecret } from '../session/secret.ts'
import { addPlaySession, endPlaySessions } from '../session/session.store.ts'
import { findEntry, listOpenPage, listTransactionPage, seeBets } from './book.store.ts'
import { viewTransaction } from './book.view.ts'
import type { OperatorDeps } from './operatorDeps.ts'
import { viewGame } from './viewGame.ts'

type Answer<Name extends ProviderCallName> = Omit<ProviderAnswer<Name>, 'request_id'>
type Answers = {
  readonly [Name in ProviderCallName]: (deps: OperatorDeps, asked: ProviderCall<Name>) => Promise<Answer<Name>>
}

const ok = { status: 'OK' } as const
const notFound = { status: 'NOT_FOUND' } as const
/** Our games have no free rounds: whoever asks for them is told so rather than let hope. */
const noFreeRounds = async () => ({ status: 'BAD_REQUEST' }) as const

const pageSize = 1000

const answers: Answers = {
  launch,
  async games(deps) {
    const fairnessUrl = `${deps.ownUrl()}/fairness`
    const games = [...deps.games.values()].map(game =>
      viewGame({ game, isTwoSided: game.isTwoSided ?? false, bounds: boundsOf(game, deps.mostOwed), fairnessUrl }),
    )
    const tables = [...allowedTables(deps).values()].map(game =>
      viewGame({ game, isTwoSided: game.isTwoSided, bounds: { ...game.limits, mostWin: game.mostWin }, fairnessUrl }),
    )
    return { ...ok, games: [...games, ...tables] }
  },
  async 'round-detail-url'({ db, ownUrl }, { player_ref, round_id, language }) {
    const round = isRoundId(round_id) ? await db.look(tx => findEntry(tx, round_id)) : undefined
    if (round?.player_ref !== player_ref) return notFound
    return { ...ok, url: `${ownUrl()}/round/${round.id}?lang=${language === 'tl' ? 'tl' : 'en'}` }
  },
  freerounds: noFreeRounds,
  'freerounds/cancel': noFreeRounds,
  async kick({ db, clock }, { player_ref, session_token }) {
    await db.transaction(tx =>
      endPlaySessions(tx, { playerRef: player_ref, sessionToken: session_token, nowMs: clock.now() }),
    )
    // What is open is tended all the same: nobody needs a window for that.
    return ok
  },
  async transactions({ db }, { from, to, cursor, limit = pageSize }) {
    const rows = await db.look(tx => listTransactionPage(tx, { from, to, cursor, limit }))
    const last = rows.length === limit ? rows.at(-1) : undefined
    return { ...ok, transactions: rows.map(viewTransaction), next: last?.id ?? null }
  },
  async 'rounds/open'({ db }, { opened_before, cursor, limit = pageSize }) {
    const rows = await db.look(tx => listOpenPage(tx, { to: opened_before, cursor, limit }))
    const last = rows.length === limit ? rows.at(-1) : undefined
    const rounds = rows.map(({ round, player_ref, game_code, at }) => ({
      round_id: round,
      player_ref,
      game_code,
      opened_at: Number(at),
    }))
    return { ...ok, rounds, next: last?.id ?? null }
  },
  async 'rounds/seen'({ db, clock }, { player_ref: playerRef, round_id: round, tx_ids: ids }) {
    if (!isRoundId(round)) return notFound
    const nowMs = clock.now()
    return (await db.transaction(tx => seeBets(tx, { round, playerRef, ids, nowMs }))) ? ok : notFound
  },
  health: async () => ok,
}

/** What one call of the operator's comes to. */
export function answerCall(deps: OperatorDeps, name: ProviderCallName, asked: unknown): Promise<object> {
  const answer = answers[name] as (deps: OperatorDeps, asked: unknown) => Promise<object>
  return answer(deps, asked)
}

async function launch(deps: OperatorDeps, asked: ProviderCall<'launch'>): Promise<Answer<'launch'>> {
  const { db, clock, random, games, ownUrl } = deps
  if (!games.has(asked.game_code) && !allowedTables(deps).has(asked.game_code)) return notFound
  const ticket = newSecret(random)
  await db.transaction(tx =>
    addPlaySession(tx, {
      id: random.newId(),
      ticketHash: hashSecret(ticket),
      playerRef: asked.player_ref,
      gameCode: asked.game_code,
      sessionToken: asked.session_token,
      language: asked.language === 'tl' ? 'tl' : 'en',
      device: asked.device,
      returnUrl: asked.return_url,
      nowMs: clock.now(),
    }),
  )
  return { ...ok, url: `${ownUrl()}/open/${ticket}` }
}
