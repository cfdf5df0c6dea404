import type { OfficeCallKey, OfficeCalls } from '@saya/contract/office.ts'
import { officeTokenHeader } from '@saya/contract/office.ts'
import type { Role } from '@saya/contract/staff/permissions.ts'
import {
  hashToken,
  newToken,
  type PasswordHashes,
  passwordHashes,
} from '../../../apps/server/features/identity/index.ts'
import { addOperator, drawOperator } from '../../../apps/server/features/staff/index.ts'
import { staffLimits } from '../../../apps/server/features/staff/session/staffSession.rules.ts'
import { openStaffSession } from '../../../apps/server/features/staff/session/staffSession.store.ts'
import { codeAt, stepOf } from '../../../apps/server/features/staff/session/totp.ts'
import { masterKeys } from '../../../apps/server/platform/objects/masterKeys.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'
import { ask, type Reply } from '../ask.ts'
import { rankingKey } from './rankingKey.ts'
import type { Clock } from '../../../apps/server/platform/clock.ts'
import type { Database } from '../../../apps/server/platform/db/database.ts'

export interface OperatorWish {
  readonly role?: Role
  readonly email?: string
  readonly memberUid?: bigint
  /** Has not chosen a password of their own yet. */
  readonly isNew?: true
}

export interface TestOperator {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly password: string
  readonly recoveryCodes: readonly string[]
  /** What their device shows now. */
  code(): string
}

/** Where somebody works: what is kept there, and by which clock. */
export interface Workplace {
  readonly db: Database
  readonly clock: Clock
}

/** The key that a world seals its operators' secrets under. */
export const testMasters = masterKeys(Buffer.alloc(32, 9))

/** What a world's secrets are made of and kept with. */
export const worldSecrets = {
  random: systemRandom,
  masters: testMasters,
  peppers: [Buffer.alloc(32, 7)] as const,
  lookupKeys: [Buffer.alloc(32, 7)] as const,
  rankingKeys: [rankingKey.published],
}

let made = 0
let drawn: Awaited<ReturnType<typeof drawOperator>> | undefined
const hashes: PasswordHashes = passwordHashes()

/** Somebody who works here. All have one password in a run, since its hash is dear. */
export async function createOperator(world: Workplace, wish: OperatorWish = {}): Promise<TestOperator> {
  const { role = 'support' } = wish
  const email = wish.email ?? `operator${++made}@saya.local`
  const name = `Operator ${email.split('@')[0]}`
  const nowMs = world.clock.now()
  const known = drawn
  const quick: PasswordHashes = { ...hashes, make: async password => known?.row.passwordHash ?? hashes.make(password) }
  const memberUid = wish.memberUid ?? null
  const own = await drawOperator(
    { email, name, role, memberUid },
    { masters: testMasters, random: systemRandom, hashes: quick, nowMs },
  )
  drawn ??= own
  const id = await world.db.app(tx => addOperator(tx, { ...own.row, drawnAtMs: wish.isNew ? nowMs : null }))
  if (!id) throw new Error(`${email} works here already.`)
  return {
    id,
    email,
    name,
    role,
    password: drawn.credentials.password,
    recoveryCodes: own.credentials.recoveryCodes,
    code: () => codeAt(own.secret, stepOf(world.clock.now())),
  }
}

type Rest<K extends OfficeCallKey> =
  Record<never, never> extends OfficeCalls[K]['input']
    ? [input?: OfficeCalls[K]['input'], token?: string]
    : [input: OfficeCalls[K]['input'], token?: string]

interface OfficeReply<K extends OfficeCallKey> extends Omit<Reply<never>, 'data'> {
  readonly data: OfficeCalls[K]['answer']
}

/** Makes one call of the back office over HTTP, in JSON. */
export async function askOffice<K extends OfficeCallKey>(
  world: { readonly url: string },
  key: K,
  ...[input = {}, token]: Rest<K>
): Promise<OfficeReply<K>> {
  const headers = token ? { headers: { [officeTokenHeader]: token } } : {}
  return (await ask(world, key as never, input as never, headers as never)) as never
}

/** Signs an operator in as they would: password, then the code of their device. */
export async function enterOffice(
  world: { readonly url: string },
  { email, password, code }: TestOperator,
): Promise<string> {
  const first = await askOffice(world, 'POST /office/api/sign-in', { body: { email, password } })
  const second = await askOffice(world, 'POST /office/api/sign-in/code', {
    body: { ticket: first.data.ticket, code: code() },
  })
  if (second.status !== 200) throw new Error(`${email} could not sign in: ${first.sentence}${second.sentence}`)
  return second.data.token
}

/** An operator of a role in a session that was opened directly. */
export async function staffOf(
  world: Workplace,
  wish: OperatorWish = {},
): Promise<TestOperator & { readonly token: string }> {
  const operator = await createOperator(world, wish)
  const token = newToken(systemRandom)
  const nowMs = world.clock.now()
  const session = {
    tokenHash: hashToken(token),
    operatorId: operator.id,
    nowMs,
    expiresAtMs: nowMs + staffLimits.longestMs,
  }
  await world.db.app(tx => openStaffSession(tx, { ...session, device: 'Chrome on Linux', address: '127.0.0.1' }))
  return { ...operator, token }
}
