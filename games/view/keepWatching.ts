const againMs = 2000
/** Nothing heard for so long, not even that nothing is new: the line is dead. */
const silentMs = 25_000

interface Watching<State> {
  readonly session: string
  /** Where lines are told: `table/watch`. */
  readonly call: string
  readonly hear: (state: State) => void
  /** Looks by itself, where nothing is told: undefined where nobody is let in any more. */
  readonly look?: () => Promise<State | undefined>
}

/** Hears of every change at a table for as long as the page is there; where the line is cut it looks until it is back. */
export async function keepWatching<State>({ look, ...line }: Watching<State>): Promise<void> {
  for (;;) {
    const isOver = await watchOnce(line)
    if (isOver) return
    await new Promise(resolve => setTimeout(resolve, againMs))
    if (!look) continue
    const state = await look()
    if (!state) return
    line.hear(state)
  }
}

/** True where the studio lets nobody watch any more. */
async function watchOnce<State>({ session, call, hear }: Omit<Watching<State>, 'look'>): Promise<boolean> {
  const stop = new AbortController()
  let silence = setTimeout(() => stop.abort(), silentMs)
  try {
    const answer = await fetch(`/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session }),
      signal: stop.signal,
    })
    if (answer.status === 401) return true
    if (!answer.ok || !answer.body) return false
    await hearLines(answer.body, line => {
      clearTimeout(silence)
      silence = setTimeout(() => stop.abort(), silentMs)
      if (line !== '') hear(JSON.parse(line) as State)
    })
    return false
  } catch {
    return false
  } finally {
    clearTimeout(silence)
  }
}

async function hearLines(body: ReadableStream<Uint8Array>, hear: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  }
}
