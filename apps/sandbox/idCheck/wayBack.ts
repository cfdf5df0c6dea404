import type { Check } from './idCheck.store.ts'

const codes = {
  passed: { code: '1000', subCode: 'Z5050' },
  failed: { code: '2006', subCode: 'Z5056' },
  left: { code: '1003', subCode: 'Z5055' },
} as const

/** The address a person is sent back to, with what the party has to say about how it went. */
export function wayBack(
  check: Pick<Check, 'id' | 'complete_url' | 'interrupt_url'>,
  ending: keyof typeof codes,
): string {
  const url = new URL(ending === 'left' ? check.interrupt_url : check.complete_url)
  url.searchParams.set('response', JSON.stringify({ state: check.id, ...codes[ending], extInfo: {} }))
  return url.href
}
