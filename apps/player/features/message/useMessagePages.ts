import type { Calls } from '@saya/contract'
import { useRef } from 'react'
import { callServer } from '../../shared/answer/client.ts'

export type Message = Calls['GET /member/message/list']['answer']['d'][number]

/** Reads the pages of the list, each where the one before ended; the first tells which message is the newest. */
export function useMessagePages(onNewest: (id: string | undefined) => void) {
  const end = useRef<string>(undefined)
  return async function load(page: number, signal: AbortSignal): Promise<readonly Message[]> {
    const query = page > 1 && end.current ? { cursor: end.current } : {}
    const { d, next } = await callServer('GET /member/message/list', { query }, { signal })
    if (page === 1) onNewest(d[0]?.messageId)
    end.current = next
    return d
  }
}

export async function findNewest(): Promise<string | undefined> {
  const { d } = await callServer('GET /member/message/list', { query: { page_size: '1' } })
  return d[0]?.messageId
}
