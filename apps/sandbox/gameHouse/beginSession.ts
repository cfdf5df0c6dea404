import { randomBytes } from 'node:crypto'
import type { House } from './house.ts'
import { addSession } from './session.store.ts'

interface SessionStart {
  readonly game: string
  readonly player: string
  readonly token: string
  readonly lang: 'en' | 'tl'
}

/** The address that opens a game for a player, once. */
export async function beginSession({ books, party, now, ownUrl }: House, begun: SessionStart): Promise<string> {
  const [key, opens] = [newSecret(), newSecret()]
  await addSession(books, { ...begun, key, opens, party, openedAtMs: now() })
  return `${ownUrl()}/${party}/play/${opens}`
}

function newSecret(): string {
  return randomBytes(24).toString('base64url')
}
