import type { Calls } from '@saya/contract'
import { callServer } from '../../shared/answer/client.ts'
import { usePages } from '../../shared/answer/usePages.ts'

export type Message = Calls['GET /member/message/list']['answer']['d'][number]

/** Reads the pages of the list; the first tells which message is the newest. */
export function useMessagePages(onNewest: (id: string | undefined) => void) {
  return usePages(async ({ cursor, before, signal }) => {
    const { d, next } = await callServer('GET /member/message/list', { query: cursor }, { signal })
    if (!before) onNewest(d[0]?.messageId)
    return { rows: d, end: { next } }
  })
}

export async function findNewest(): Promise<string | undefined> {
  const { d } = await callServer('GET /member/message/list', { query: { page_size: '1' } })
  return d[0]?.messageId
}
