import type { Role } from '@saya/contract/staff/permissions.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import type { Random } from '../../platform/random.ts'
import type { PasswordHashes } from '../identity/index.ts'
import { chainAct } from './act/act.store.ts'
import { toBase32 } from './session/base32.ts'
import { addOperatorRow } from './operator.store.ts'
import { newSecret } from './operatorSecret.ts'
import { hashRecoveryCode, newRecoveryCodes } from './session/recoveryCodes.ts'

export interface WantedOperator {
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Their own account as a member, where they have one. */
  readonly memberUid?: bigint | null
}

/** What a new operator is told once, and nobody can be told again. */
export interface Credentials {
  readonly password: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

interface Making {
  readonly masters: MasterKeys
  readonly random: Random
  readonly hashes: PasswordHashes
  readonly nowMs: number
}

const passwordBytes = 16

/** Draws what an operator signs in with, and hashes or seals it to be kept. */
export async function drawCredentials(email: string, { masters, random, hashes, nowMs }: Making) {
  const password = toBase32(random.bytes(passwordBytes))
    .toLowerCase()
    .replace(/(.{5})(?=.)/g, '$1-')
  const secret = newSecret(email, { masters, random })
  const recoveryCodes = newRecoveryCodes(random)
  const kept = {
    passwordHash: await hashes.make(password),
    sealedSecret: secret.sealed,
    recoveryHashes: recoveryCodes.map(hashRecoveryCode),
    drawnAtMs: nowMs as number | null,
  }
  const credentials: Credentials = { password, secret: toBase32(secret.plain), recoveryCodes }
  return { kept, credentials, secret: secret.plain }
}

/** Draws what a new operator signs in with, and hands it on to be written down. */
export async function drawOperator(wanted: WantedOperator, making: Making) {
  const { kept, credentials, secret } = await drawCredentials(wanted.email, making)
  const { nowMs } = making
  return { row: { ...wanted, memberUid: wanted.memberUid ?? null, ...kept, nowMs }, credentials, secret }
}

/** Adds a drawn operator, on record, unless the address is taken. */
export async function addOperator(
  tx: AppTx,
  row: Awaited<ReturnType<typeof drawOperator>>['row'],
): Promise<string | undefined> {
  const id = await addOperatorRow(tx, row)
  if (id)
    await chainAtMachine(tx, {
      action: 'operator.add',
      id,
      after: { email: row.email, role: row.role },
      nowMs: row.nowMs,
    })
  return id
}

interface MachineAct {
  readonly action: 'operator.add' | 'operator.close' | 'operator.reset' | 'session.endAll' | 'signing.accept'
  readonly id: string
  readonly reason?: string
  readonly after: Readonly<Record<string, string>>
  readonly nowMs: number
}

const kinds: Readonly<Record<MachineAct['action'], string>> = {
  'operator.add': 'operator',
  'operator.close': 'operator',
  'operator.reset': 'operator',
  'session.endAll': 'sessions',
  'signing.accept': 'signing',
}

/** What is done at the machine itself, by whoever may run commands there. */
export function chainAtMachine(tx: AppTx, { action, id, reason = '', after, nowMs }: MachineAct): Promise<void> {
  return chainAct(tx, {
    atMs: nowMs,
    operatorId: null,
    operator: 'command line',
    role: '',
    action,
    objectKind: kinds[action],
    objectId: id,
    before: {},
    after,
    reason,
    address: '',
    requestId: '',
  })
}
