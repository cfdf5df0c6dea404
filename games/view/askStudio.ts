/** What the page that was opened is told. */
export interface Opening {
  readonly session: string
  readonly game: string
  readonly language: string
  readonly returnUrl: string
  /** Tells the players of one device apart, and says nothing of any. */
  readonly player: string
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

const waitsMs = [500, 1000, 2000, 4000]
const patienceMs = 12_000

export type Ask = <T>(call: string, body?: object) => Promise<T>

/**
 * The studio as a page asks it. What got no answer is asked again, word for word, for as long as it takes: whatever
 * moves money has a key, so that it is one act however often it arrives.
 */
export function askStudio(session: string, onTrouble: (isCutOff: boolean) => void): Ask {
  return async function ask<T>(call: string, body: object = {}): Promise<T> {
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
