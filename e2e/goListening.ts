import type { Visitor } from '@saya/testing'
import type { WebSocket } from 'playwright-core'
import { expect } from 'vitest'

/** The first byte of the broker's answer to a subscription. */
export const suback = 0x90

/** Goes to a page and waits until it hears what the server tells: what is told before then is missed. */
export async function goListening({ page, go }: Visitor, path: string): Promise<void> {
  let isListening = false
  function hear(line: WebSocket): void {
    line.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string' && payload[0] === suback) isListening = true
    })
  }
  page.on('websocket', hear)
  await go(path)
  await expect.poll(() => isListening).toBe(true)
  page.off('websocket', hear)
}
