import type { Step } from '../shape.ts'

/** What the page that was opened is told. */
export interface Opening {
  readonly session: string
  readonly game: string
  readonly language: string
  readonly returnUrl: string
}

export interface NextRound {
  readonly commitment: string
  readonly nonce: number
}

export interface Round {
  readonly id: string
  readonly key: string
  readonly state: 'pending' | 'choosing' | 'done' | 'refused' | 'returned' | 'stopped'
  readonly stake: string
  readonly win: string
  readonly reason: string
  readonly balance: string
  readonly shown: readonly Step[]
  readonly at: number
  readonly fairness: {
    readonly commitment: string
    readonly clientSeed: string
    readonly nonce: number
    readonly serverSeed: string
  }
}

export interface State {
  readonly balance: string
  readonly stakes: readonly string[]
  readonly next: NextRound
  readonly round: Round | null
}

export interface Turn {
  readonly round: Round
  readonly next: NextRound
}

export interface Play {
  readonly key: string
  readonly stake: string
  readonly clientSeed: string
  readonly commitment: string
}

/** The studio did not do what was asked, and says why in both languages. */
export class Refusal extends Error {
  readonly code: string
  readonly say: readonly string[]
  constructor(code: string, say: readonly string[]) {
    super(code)
    this.code = code
    this.say = say
  }
}

export interface Studio {
  readState(): Promise<State>
  play(play: Play): Promise<Turn>
  choose(key: string, choice: number): Promise<Turn>
  listRounds(): Promise<{ readonly rounds: readonly Round[] }>
}

const waitsMs = [500, 1000, 2000, 4000]
const patienceMs = 12_000

/**
 * The studio as the page asks it. What got no answer is asked again, word for word, for as long as it takes: a play has
 * a key, so that it is one play however often it arrives.
 */
export function openStudio(session: string, onTrouble: (isCutOff: boolean) => void): Studio {
  async function ask<T>(call: string, body: object = {}): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const answer = await send(call, { session, ...body })
      if (answer?.ok) {
        onTrouble(false)
        return (await answer.json()) as T
      }
      const refusal = answer && answer.status < 500 && answer.status !== 429 ? await readRefusal(answer) : undefined
      onTrouble(!refusal)
      if (refusal) throw refusal
      await new Promise(resolve => setTimeout(resolve, waitsMs[Math.min(attempt, waitsMs.length - 1)]))
    }
  }

  return {
    readState: () => ask('state'),
    play: play => ask('play', play),
    choose: (key, choice) => ask('choose', { key, choice }),
    listRounds: () => ask('rounds'),
  }
}

async function send(call: string, body: object): Promise<Response | undefined> {
  try {
    return await fetch(`/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch {
    return undefined
  }
}

async function readRefusal(answer: Response): Promise<Refusal> {
  const said: unknown = await answer.json().catch(() => undefined)
  const { error, say } = (said ?? {}) as { error?: unknown; say?: unknown }
  const lines = Array.isArray(say) ? say.filter(line => typeof line === 'string') : []
  return new Refusal(typeof error === 'string' ? error : 'unknown', lines)
}
