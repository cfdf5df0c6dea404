import type { Tx } from '../platform/db/openDatabase.ts'

export interface PlaySession {
  readonly id: string
  readonly player_ref: string
  readonly game_code: string
  readonly session_token: string
  readonly language: string
  readonly device: string
  readonly return_url: string
}

export interface NewPlaySession extends Omit<PlaySession, 'player_ref' | 'game_code' | 'session_token' | 'return_url'> {
  readonly ticketHash: Buffer
  readonly playerRef: string
  readonly gameCode: string
  readonly sessionToken: string
  readonly returnUrl: string
  readonly nowMs: number
}

const columns = 'id, player_ref, game_code, session_token, language, device, return_url'

export async function addPlaySession(tx: Tx, made: NewPlaySession): Promise<void> {
  await tx.query(
    `insert into play_session (id, ticket_hash, player_ref, game_code, session_token, language, device, return_url, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9 / 1000.0))`,
    [
      made.id,
      made.ticketHash,
      made.playerRef,
      made.gameCode,
      made.sessionToken,
      made.language,
      made.device,
      made.returnUrl,
      made.nowMs,
    ],
  )
}

interface Opening {
  readonly ticketHash: Buffer
  readonly keyHash: Buffer
  readonly nowMs: number
  /** A ticket that was made before is worth nothing any more. */
  readonly madeAfterMs: number
}

/** Turns a ticket into a key, once. */
export async function openPlaySession(tx: Tx, opening: Opening): Promise<PlaySession | undefined> {
  const [session] = await tx.query<PlaySession & Record<string, unknown>>(
    `update play_session set key_hash = $2, opened_at = to_timestamp($3 / 1000.0)
     where ticket_hash = $1 and opened_at is null and ended_at is null and made_at > to_timestamp($4 / 1000.0)
     returning ${columns}`,
    [opening.ticketHash, opening.keyHash, opening.nowMs, opening.madeAfterMs],
  )
  return session
}

export async function findPlaySession(tx: Tx, keyHash: Buffer): Promise<PlaySession | undefined> {
  const [session] = await tx.query<PlaySession & Record<string, unknown>>(
    `select ${columns} from play_session where key_hash = $1 and ended_at is null`,
    [keyHash],
  )
  return session
}

/** Ends a player's games: all of them, or the one of that session of the operator's. */
export async function endPlaySessions(
  tx: Tx,
  ended: { readonly playerRef: string; readonly sessionToken?: string | undefined; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `update play_session set ended_at = to_timestamp($3 / 1000.0)
     where player_ref = $1 and ended_at is null and ($2::text is null or session_token = $2)`,
    [ended.playerRef, ended.sessionToken ?? null, ended.nowMs],
  )
}
