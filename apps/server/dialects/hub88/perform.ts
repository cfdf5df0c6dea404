import type { Units } from '@saya/money'
import * as v from 'valibot'
import type { DialectDeps } from '../deps.ts'
import type { Provider } from '../providers.ts'
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

type AnyCall = Hub88Call<Hub88Path>
type Asked = { readonly path: Hub88Path; readonly body: unknown }

/** Reads a call by its path and performs it. What cannot be read is answered, and nothing is kept of it. */
export async function perform(deps: DialectDeps, provider: Provider, { path, body }: Asked): Promise<Hub88Answer> {
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
  if (path === '/user/info' || path === '/user/balance')
    return { ...named, ...(await read(deps, provider, { path, call })) }
  const translate = translators[path] as (provider: Provider, call: AnyCall) => ReturnType<typeof betCommand>
  const command = translate(provider, call)
  if (typeof command === 'string') return { ...named, status: statuses[command], balance: null }
  const { outcome, balance } = await deps.door.perform(provider, command)
  return { ...named, status: statuses[outcome], balance }
}

async function read(
  deps: DialectDeps,
  provider: Provider,
  { path, call }: { readonly path: '/user/info' | '/user/balance'; readonly call: AnyCall },
) {
  const { outcome, balance } = await deps.reader.read(provider, { uid: uidOf(call.user) })
  return { status: statuses[outcome], balance, ...(path === '/user/info' ? { country: 'PH' as const } : {}) }
}

function fieldOf(body: unknown, name: 'user' | 'request_uuid'): string | null {
  const field = (body as Record<string, unknown> | undefined)?.[name]
  return typeof field === 'string' && field.length <= 64 ? field : null
}
