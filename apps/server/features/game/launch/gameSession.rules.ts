export interface GameSession {
  readonly uid: bigint
  readonly provider: number
  readonly game: number
  readonly expires_at: number
  readonly ended_at: number | null
}

type Judgement = { readonly ok: true } | { readonly ok: false; readonly code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED' }

/**
 * Whether a session lets its member play at a provider now, and where a game is asked about, in that one. A bet's session
 * is judged by the same rule: its game at the provider's door, all else by the ledger.
 */
export function judgeGameSession(
  session: GameSession | undefined,
  asked: {
    readonly uid: bigint
    readonly provider: number
    readonly game?: number | undefined
    readonly nowMs: number
  },
): Judgement {
  const isOwn = session?.uid === asked.uid && session.provider === asked.provider && session.ended_at === null
  if (!session || !isOwn || (asked.game ?? session.game) !== session.game) return { ok: false, code: 'TOKEN_INVALID' }
  return session.expires_at <= asked.nowMs ? { ok: false, code: 'TOKEN_EXPIRED' } : { ok: true }
}
