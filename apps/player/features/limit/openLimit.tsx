import type { Limit } from '@saya/contract/limit/limit.ts'
import { openModal } from '@saya/ui/modal'
import { LimitSheet } from './LimitSheet.tsx'

/** Slides up what sets one limit. Tells whether something was changed. */
export async function openLimit(limit: Limit): Promise<boolean> {
  const { closed } = openModal<boolean>(close => <LimitSheet limit={limit} onDone={() => close(true)} />, {
    look: 'sheet',
  })
  return (await closed) === true
}
