import type { AuthenticateError, Client } from 'aedes'
import type { Connections } from './connections.ts'

/** Whose token it is, and of which session. */
export interface Identity {
  readonly uid: string
  readonly session: string
}

/** Tells whose token this is, or null. What it throws is taken for a fault of ours, not of the member. */
export type Identify = (username: string, password: string) => Promise<Identity | null>

/** The return codes of MQTT 3.1.1 that we use. A client stops at the second and comes back after the first. */
const unavailable = 3
const badCredentials = 4

const patienceMs = 5000

export interface SignIns {
  /** Gives the MQTT code that refuses the connection, or null when it is let in. */
  attempt(client: Client, username: string | undefined, password: Buffer | undefined): Promise<number | null>
  /** Whoever is being identified as this member right now is sent away, since their token may not count any more. */
  revoke(uid: string): void
  uidOf(client: Client): string | undefined
  /** The sessions that have a connection here. */
  sessions(): readonly string[]
  /** Ends the connections of these sessions. */
  endSessions(sessions: ReadonlySet<string>): void
}

/** Decides who may connect: the member whom the token names, under their own uid, as often as is allowed. */
export function signIns(identify: Identify, connections: Connections): SignIns {
  const present = new Map<Client, Identity>()
  const pending = new Set<{ readonly username: string; isRevoked: boolean }>()

  async function attempt(client: Client, username = '', password?: Buffer): Promise<number | null> {
    if (!username || !password?.length) return badCredentials
    const state = { username, isRevoked: false }
    pending.add(state)
    try {
      const identity = await withPatience(identify(username, password.toString()))
      if (identity?.uid !== username) return badCredentials
      // Which of the member's sessions ended is not told: the page comes back, and is asked anew who it is.
      if (state.isRevoked) return unavailable
      if (client.closed || !connections.admit(identity.uid, client)) return unavailable
      client.conn.once('close', () => {
        connections.leave(identity.uid, client)
        present.delete(client)
      })
      present.set(client, identity)
      return null
    } catch {
      return unavailable
    } finally {
      pending.delete(state)
    }
  }

  function revoke(uid: string): void {
    for (const state of pending) if (state.username === uid) state.isRevoked = true
  }

  function endSessions(sessions: ReadonlySet<string>): void {
    for (const [client, { session }] of present) if (sessions.has(session)) client.close()
  }

  return {
    attempt,
    revoke,
    uidOf: client => present.get(client)?.uid,
    sessions: () => [...new Set([...present.values()].map(({ session }) => session))],
    endSessions,
  }
}

export function refusal(returnCode: number): AuthenticateError {
  return Object.assign(new Error('The connection is refused.'), { returnCode })
}

async function withPatience<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Identifying took too long.')), patienceMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
