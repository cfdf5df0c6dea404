import { type Ask, askStudio } from '../../view/askStudio.ts'
import type { Result, Shown, Stakes } from '../shape.ts'

export interface TableRound {
  readonly id: string
  readonly state: 'open' | 'drawn' | 'over' | 'void'
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly drawsAtMs: number
  readonly shown: Result | null
  readonly fairness: {
    readonly commitment: string
    readonly nonce: number
    readonly serverSeed: string
    readonly words: readonly string[]
  }
}

export interface Bet {
  readonly id: string
  readonly key: string
  readonly round: string
  readonly state: 'pending' | 'placed' | 'done' | 'refused' | 'returned' | 'stopped'
  readonly stakes: Stakes
  readonly stake: string
  readonly win: string
  readonly reason: string
  readonly balance: string
  readonly word: string
  readonly at: number
}

export interface PastBet extends Bet {
  readonly played: TableRound | null
}

export interface TableState {
  readonly nowMs: number
  readonly players: number
  readonly round: TableRound | null
  readonly history: readonly { readonly id: string; readonly number: number; readonly shown: Shown }[]
}

export interface Seat {
  readonly table: TableState
  readonly balance: string
  readonly bets: readonly Bet[]
  readonly last: readonly Bet[]
}

export interface BetWish {
  readonly key: string
  readonly round: string
  readonly stakes: Stakes
  readonly word: string
}

export interface Line {
  readSeat(): Promise<Seat>
  bet(wish: BetWish): Promise<{ readonly bet: Bet }>
  listBets(): Promise<{ readonly bets: readonly PastBet[] }>
  /** Tells of every change at the table, for as long as the page is there. */
  watch(hear: (state: TableState) => void): void
}

const againMs = 2000
/** Nothing heard for so long, not even that nothing is new: the line is dead. */
const silentMs = 25_000

/** The studio as the page of a table asks it: it is told what changes, and where that is not to be had it looks again. */
export function openLine(session: string, onTrouble: (isCutOff: boolean) => void): Line {
  const ask = askStudio(session, onTrouble)
  return {
    readSeat: () => ask('table/state'),
    bet: wish => ask('table/bet', wish),
    listBets: () => ask('table/bets'),
    watch: hear => void keepWatching(session, ask, hear),
  }
}

async function keepWatching(session: string, ask: Ask, hear: (state: TableState) => void): Promise<void> {
  for (;;) {
    const isOver = await watchOnce(session, hear)
    if (isOver) return
    await new Promise(resolve => setTimeout(resolve, againMs))
    const seat = await ask<Seat>('table/state').catch(() => undefined)
    if (!seat) return
    hear(seat.table)
  }
}

/** True where the studio lets nobody watch any more. */
async function watchOnce(session: string, hear: (state: TableState) => void): Promise<boolean> {
  const stop = new AbortController()
  let silence = setTimeout(() => stop.abort(), silentMs)
  try {
    const answer = await fetch('/api/table/watch', {
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
      if (line !== '') hear(JSON.parse(line) as TableState)
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
