import { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { DatabaseListener } from '../db/databaseListener.ts'
import { type NewsName, type NewsOf, newsChannel, readNews } from './news.ts'

interface NewsOptions {
  readonly url: string
  readonly clock: Clock
  readonly log: Logger
  readonly retryMs?: number
}

/** News of all copies, for the parts of this one. */
export interface News {
  on<N extends NewsName>(name: N, listener: (news: NewsOf<N>) => void): void
  /** News may have been missed since then, so that whoever depends on it has to look for itself. */
  onGap(listener: (sinceMs: number) => void): void
  isUp(): boolean
  /** Whether everything told until a second ago has been heard for sure. */
  isProven(): boolean
  close(): Promise<void>
}

const heartbeatMs = 500
const provenMs = 1000

export async function hearNews({ log, ...options }: NewsOptions): Promise<News> {
  const listeners = new EventEmitter()
  const gaps = new EventEmitter()
  const line = await DatabaseListener.open({
    ...options,
    channel: newsChannel,
    heartbeatMs,
    onNotification(text) {
      const read = readNews(text)
      if (read) listeners.emit(read.name, read.news)
    },
    onGap: sinceMs => void gaps.emit('gap', sinceMs),
    onFault: fault => log.warn({ err: fault }, 'the line for news is down'),
  })
  return {
    on: (name, listener) => void listeners.on(name, listener),
    onGap: listener => void gaps.on('gap', listener),
    isUp: () => line.isUp(),
    isProven: () => line.isProven(provenMs),
    close: () => line.close(),
  }
}
