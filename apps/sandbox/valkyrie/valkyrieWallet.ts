import type { HouseTransaction, Seat, Verdict, Wallet } from '../gameHouse/house.ts'

export interface ValkyrieWalletOptions {
  /** By which the operator's PAM lets the provider in, and as whom. */
  readonly token: string
  readonly provider: string
  /** Where the PAM is, before `/players`. */
  readonly pamUrl: () => string
  readonly now: () => number
}

const timeoutMs = 5000
const types = { bet: 'WITHDRAW', win: 'DEPOSIT', rollback: 'CANCEL' } as const

/** Of these nobody knows whether it was done. */
const undecided = new Set(['TIMEOUT', 'UNDEFINED', 'API_TOKEN'])
/** With these there is nothing left that a cancel could take back. */
const nothingLeft = new Set(['CANCEL_NOT_FOUND', 'TRANS_ALREADY_CANCELLED', 'TRANS_NOT_FOUND'])

interface WalletReply {
  readonly status?: string | undefined
  readonly balance: bigint | null
  readonly error?: { readonly code?: string } | undefined
}

/** The operator's PAM as Valkyrie calls it: money as decimal numbers, the provider named in the address. */
export function valkyrieWallet({ token, provider, pamUrl, now }: ValkyrieWalletOptions): Wallet {
  async function ask(seat: Seat, path: string, body?: string): Promise<WalletReply | undefined> {
    try {
      const url = `${pamUrl()}/players/${encodeURIComponent(seat.player)}/${path}?provider=${provider}`
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'x-player-token': seat.token, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      const { status, error } = JSON.parse(text) as Pick<WalletReply, 'status' | 'error'>
      // The one amount that is read: as it is written, and never as a float.
      const cash = /"cashAmount":(\d+)(?:\.(\d{1,4}))?/.exec(text)
      const balance = cash ? BigInt(`${cash[1]}${(cash[2] ?? '').padEnd(4, '0')}`) : null
      return response.status === 200 ? { status, error, balance } : undefined
    } catch {
      return undefined
    }
  }

  return {
    async balance(seat) {
      const told = await ask(seat, 'balance')
      return told?.status === 'OK' ? (told.balance ?? undefined) : undefined
    },
    async send(sent) {
      const told = await ask(sent, 'transactions', bodyOf(sent, { provider, nowMs: now() }))
      return told ? verdictOf(sent, told) : { outcome: 'unknown' }
    },
  }
}

interface Sending {
  readonly provider: string
  readonly nowMs: number
}

function bodyOf({ kind, id, round, game, amount, reference }: HouseTransaction, { provider, nowMs }: Sending): string {
  const named = JSON.stringify({
    provider,
    transactionType: types[kind],
    transactionDateTime: new Date(nowMs).toISOString(),
    currency: 'PHP',
    bonusAmount: 0,
    promoAmount: 0,
    providerTransactionId: id,
    ...(kind === 'bet' ? {} : { providerBetRef: reference }),
    providerGameId: game,
    providerRoundId: round,
    isGameOver: kind !== 'bet',
  })
  const cash = `${amount / 10_000n}.${String(amount % 10_000n).padStart(4, '0')}`
  return `${named.slice(0, -1)},"cashAmount":${cash}}`
}

function verdictOf({ kind }: HouseTransaction, { status, balance, error }: WalletReply): Verdict {
  if (status === 'OK') return { outcome: 'ok', balance }
  const word = (error?.code ?? 'UNDEFINED').replace('PAM_ERR_', '')
  if (kind === 'rollback' && nothingLeft.has(word)) return { outcome: 'ok', balance }
  return undecided.has(word) ? { outcome: 'unknown' } : { outcome: 'refused', word, balance }
}
