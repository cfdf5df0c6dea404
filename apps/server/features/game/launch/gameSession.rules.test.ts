import { expect, test } from 'vitest'
import { judgeGameSession } from './gameSession.rules.ts'

const open = { uid: 7n, provider: 1, game: 3, expires_at: 1000, ended_at: null }
const asked = { uid: 7n, provider: 1, nowMs: 999 }

test.each([
  ['open', open, asked, { ok: true }],
  ['unknown', undefined, asked, { ok: false, code: 'TOKEN_INVALID' }],
  ['another member’s', { ...open, uid: 8n }, asked, { ok: false, code: 'TOKEN_INVALID' }],
  ['of another provider', { ...open, provider: 2 }, asked, { ok: false, code: 'TOKEN_INVALID' }],
  ['for another game', open, { ...asked, game: 4 }, { ok: false, code: 'TOKEN_INVALID' }],
  ['for the game that is asked about', open, { ...asked, game: 3 }, { ok: true }],
  ['ended', { ...open, ended_at: 5 }, asked, { ok: false, code: 'TOKEN_INVALID' }],
  ['at its last moment', open, { ...asked, nowMs: 1000 }, { ok: false, code: 'TOKEN_EXPIRED' }],
])('a session that is %s is judged so', (_case, session, question, verdict) =>
  expect(judgeGameSession(session, question)).toEqual(verdict),
)
