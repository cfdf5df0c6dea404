import type { Units } from '@saya/money'
import * as v from 'valibot'
import type { DialectDeps } from '../deps.ts'
import { performOfBet } from '../performOfBet.ts'
import type { Provider } from '../providers.ts'
import { findRoundOfBet, type KnownRound } from '../round.store.ts'
import { betCommand, rollbackCommand, uidOf, winCommand } from './commands.ts'
import { type Hub88Call, hub88Calls, type Hub88Path } from './hub88Calls.ts'
import { type Hub88Status, statuses } from './statuses.ts'

export interface Hub88Answer {
  readonly user: string | null
  readonly requestUuid: string | null
  readonly status: Hub88Status
  readonly balance: Units | null
  /** Only asked for by `/user/info`. */
  readonly country?: 'PH'
}

const translators = {
  '/transaction/bet': betCommand,
  '/transaction/win': winCommand,
  '/transaction/rollback': rollbackCommand,
} as const

type ActPath = keyof typeof translators
type AnyCall = Hub88Call<Hub88Path>
type IncomingCall = { readonly path: Hub88Path; readonly body: unknown }

/** Reads a call by its path and performs it. What cannot be read is answered, and nothing is kept of it. */
export async function perform(
  deps: DialectDeps,
  provider: Provider,
  { path, body }: IncomingCall,
): Promise<Hub88Answer> {
  const shape: v.GenericSchema<unknown, AnyCall> = hub88Calls[path]
  const result = v.safeParse(shape, body, { abortEarly: true })
  if (!result.success) {
    // A missing field is wrong syntax, one of another kind is of a wrong type.
    const status =
      body !== undefined && result.issues[0].input !== undefined ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX'
    return { user: fieldOf(body, 'user'), requestUuid: fieldOf(body, 'request_uuid'), status, balance: null }
  }
  const call = result.output
  const named = { user: call.user, requestUuid: call.request_uuid }
  if (path === '/user/info') return { ...named, ...(await readInfo(deps, provider, call)) }
  if (path === '/user/balance')
    return { ...named, ...(await readBalance(deps, provider, call as Hub88Call<'/user/balance'>)) }
  const verdict = await act(deps, provider, { path, call })
  if (typeof verdict === 'string') return { ...named, status: statuses[verdict], balance: null }
  return { ...named, status: statuses[verdict.outcome], balance: verdict.balance }
}

function act(
  deps: DialectDeps,
  provider: Provider,
  { path, call }: { readonly path: ActPath; readonly call: AnyCall },
) {
  const translate = translators[path] as (...asked: [Provider, AnyCall, KnownRound?]) => ReturnType<typeof betCommand>
  const { round, reference_transaction_uuid: bet } = call as Partial<Hub88Call<'/transaction/rollback'>>
  const uid = uidOf(call.user)
  return performOfBet(deps, provider, {
    isLookedUp: round === null && Boolean(bet),
    find: () => deps.db.member(uid, tx => findRoundOfBet(tx, { uid, provider: provider.id, names: bet ? [bet] : [] })),
    translate: known => translate(provider, call, known),
  })
}

async function readInfo(deps: DialectDeps, provider: Provider, { user }: Hub88Call<'/user/info'>) {
  const { outcome, balance } = await deps.reader.read(provider, { uid: uidOf(user) })
  return { status: statuses[outcome], balance, country: 'PH' as const }
}

/** A balance is told to a session of the player alone, and for a game that there is. */
async function readBalance(deps: DialectDeps, provider: Provider, call: Hub88Call<'/user/balance'>) {
  const { user, token, game_code: code } = call
  const game = typeof code === 'string' ? provider.games.get(code) : undefined
  if (typeof code === 'string' && !game) return { status: statuses.GAME_DISABLED, balance: null }
  const own = provider.isSessionForOneGame ? game?.id : undefined
  const { outcome, balance } = await deps.reader.read(provider, { uid: uidOf(user), token, game: own })
  return { status: statuses[outcome], balance: outcome === 'OK' ? balance : null }
}

function fieldOf(body: unknown, name: 'user' | 'request_uuid'): string | null {
  const field = (body as Record<string, unknown> | undefined)?.[name]
  return typeof field === 'string' && field.length <= 64 ? field : null
}
