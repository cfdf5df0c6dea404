import { createSign, type KeyObject, randomUUID } from 'node:crypto'
import type { HouseTransaction, Verdict, Wallet } from '../gameHouse/house.ts'

export interface Hub88WalletOptions {
  /** The supplier's private key, whose public half the operator knows. */
  readonly key: KeyObject
  /** Where the operator's wallet is, before `/transaction`. */
  readonly walletUrl: () => string
}

/** Units of 1/100,000 in this protocol. */
const theirs = 10n
const timeoutMs = 5000

/** Where it is certain that a bet was not taken. Of any other status nobody knows. */
const knownOfBets = new Set(
  'INVALID_PARTNER INVALID_TOKEN INVALID_GAME WRONG_CURRENCY NOT_ENOUGH_MONEY USER_DISABLED INVALID_SIGNATURE TOKEN_EXPIRED WRONG_SYNTAX WRONG_TYPES DUPLICATE_TRANSACTION BET_LIMIT_EXCEEDED TRANSACTION_ROLLED_BACK'.split(
    ' ',
  ),
)
/** With these a win or a rollback is not sent again. */
const finalOfOthers = new Set(
  'INVALID_GAME WRONG_CURRENCY INVALID_TOKEN DUPLICATE_TRANSACTION TRANSACTION_DOES_NOT_EXIST TRANSACTION_ROLLED_BACK WRONG_SYNTAX WRONG_TYPES'.split(
    ' ',
  ),
)
/** With these there is nothing left that a rollback could take back. */
const nothingLeft = new Set(['TRANSACTION_DOES_NOT_EXIST', 'TRANSACTION_ROLLED_BACK'])

/** The seamless wallet of Hub88's operators: signed bodies, a status in each answer. */
export function hub88Wallet({ key, walletUrl }: Hub88WalletOptions): Wallet {
  async function post(
    path: string,
    fields: object,
    amount?: bigint,
  ): Promise<{ status: string; balance: bigint | null } | undefined> {
    const named = JSON.stringify({ request_uuid: randomUUID(), ...fields })
    // An amount is a whole number as it stands, and never a float.
    const body = amount === undefined ? named : `${named.slice(0, -1)},"amount":${amount * theirs}}`
    const signature = createSign('sha256').update(body).sign(key, 'base64')
    try {
      const response = await fetch(`${walletUrl()}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const told = (await response.json()) as { status?: string; balance?: number }
      if (response.status !== 200 || typeof told.status !== 'string') return undefined
      const balance = typeof told.balance === 'number' ? BigInt(told.balance) / theirs : null
      return { status: told.status.replace(/^RS_(ERROR_)?/, ''), balance }
    } catch {
      return undefined
    }
  }

  return {
    async balance({ player, token, game }) {
      const told = await post('/user/balance', { user: player, token, game_code: game })
      return told?.status === 'OK' ? (told.balance ?? undefined) : undefined
    },
    async send(sent) {
      const told = await post(
        `/transaction/${sent.kind}`,
        fieldsOf(sent),
        sent.kind === 'rollback' ? undefined : sent.amount,
      )
      return told ? verdictOf(sent, told) : { outcome: 'unknown' }
    },
  }
}

function fieldsOf({ kind, id, round, player, token, game, reference }: HouseTransaction): object {
  const act = { user: player, token, game_code: game, transaction_uuid: id, round }
  if (kind === 'rollback') return { ...act, reference_transaction_uuid: reference, round_closed: true }
  const money = { ...act, currency: 'PHP', is_free: false }
  return kind === 'bet'
    ? { ...money, round_closed: false }
    : { ...money, reference_transaction_uuid: reference, round_closed: true }
}

function verdictOf(
  { kind }: HouseTransaction,
  { status: word, balance }: { status: string; balance: bigint | null },
): Verdict {
  if (word === 'OK' || (kind === 'rollback' && nothingLeft.has(word))) return { outcome: 'ok', balance }
  const isKnown = kind === 'bet' ? knownOfBets.has(word) : finalOfOthers.has(word)
  return isKnown ? { outcome: 'refused', word, balance } : { outcome: 'unknown' }
}
