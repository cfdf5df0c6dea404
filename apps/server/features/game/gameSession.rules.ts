export interface GameSession {
  readonly uid: bigint
  readonly provider: number
  readonly expires_at: number
  readonly ended_at: number | null
}

type Judged = { readonly ok: true } | { readonly ok: false; readonly code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED' }

/** Whether a session lets its member play at a provider now. The ledger judges a bet's session by the same rule. */
export function judgeGameSession(
  session: GameSession | undefined,
  asked: { readonly uid: bigint; readonly provider: number; readonly nowMs: number },
): Judged {
  const isOwn = session?.uid === asked.uid && session.provider === asked.provider && session.ended_at === null
  if (!session || !isOwn) return { ok: false, code: 'TOKEN_INVALID' }
  return session.expires_at <= asked.nowMs ? { ok: false, code: 'TOKEN_EXPIRED' } : { ok: true }
}
