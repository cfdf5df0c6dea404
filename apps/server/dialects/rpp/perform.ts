import { type WalletCall, type WalletCallName, walletCalls } from '@saya/rpp'
import * as v from 'valibot'
import type { DialectDeps } from '../deps.ts'
import type { Provider } from '../providers.ts'
import type { Verdict } from '../walletDoor.ts'
import type { Reading } from '../walletReader.ts'
import { adjustCommand, betCommand, closeCommand, promoCommand, rollbackCommand, settleCommand } from './commands.ts'

export interface CallOutcome {
  readonly requestId: string | null
  readonly uid: string
  readonly verdict: Verdict
}

const translators = {
  bet: betCommand,
  'bet-settle': betCommand,
  settle: settleCommand,
  rollback: rollbackCommand,
  'round-close': closeCommand,
  promo: promoCommand,
  adjust: adjustCommand,
} as const

type ActName = keyof typeof translators
type AnyCall = WalletCall<WalletCallName>

/** Reads a call by its name and performs it. What cannot be read is answered, and nothing is kept of it. */
export async function perform(
  deps: DialectDeps,
  provider: Provider,
  asked: { readonly name: WalletCallName; readonly body: unknown },
): Promise<CallOutcome> {
  const { name, body } = asked
  const shape: v.GenericSchema<unknown, AnyCall> = walletCalls[name]
  const result = v.safeParse(shape, body, { abortEarly: true })
  if (!result.success) return { requestId: requestIdOf(body), uid: '', verdict: undone('BAD_REQUEST') }
  const call = result.output
  const verdict = await (name === 'authenticate' || name === 'balance'
    ? read(deps, provider, { name, call })
    : act(deps, provider, { name, call }))
  return { requestId: call.request_id, uid: call.player_ref, verdict }
}

async function act(
  deps: DialectDeps,
  provider: Provider,
  { name, call }: { readonly name: ActName; readonly call: AnyCall },
): Promise<Verdict> {
  const translate = translators[name] as (provider: Provider, call: AnyCall) => ReturnType<typeof betCommand>
  const command = translate(provider, call)
  return typeof command === 'string' ? undone(command) : deps.door.perform(provider, command)
}

async function read(
  deps: DialectDeps,
  provider: Provider,
  { name, call }: { readonly name: 'authenticate' | 'balance'; readonly call: AnyCall },
): Promise<Verdict> {
  const uid = BigInt(call.player_ref)
  if (name === 'balance') return told(await deps.reader.read(provider, { uid }))
  const { session_token: token, game_code } = call as WalletCall<'authenticate'>
  const game = provider.games.get(game_code)
  if (!game) return undone('GAME_DISABLED')
  return told(
    await deps.reader.read(provider, { uid, token, game: provider.isSessionForOneGame ? game.id : undefined }),
  )
}

function told({ outcome, balance }: Reading): Verdict {
  return { outcome, balance, replayed: false, seq: null }
}

function undone(outcome: Verdict['outcome']): Verdict {
  return { outcome, balance: null, replayed: false, seq: null }
}

function requestIdOf(body: unknown): string | null {
  const id = (body as { request_id?: unknown } | undefined)?.request_id
  return typeof id === 'string' && id.length <= 64 ? id : null
}
