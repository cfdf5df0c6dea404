import type { Calls } from '@saya/contract'

type List = Calls['GET /finance/deposit/list']['answer']

/** Those that wait for their payment, and how many: what is being canceled is not said to wait. */
export function openOf({ d, t }: List): List {
  const waiting = d.filter(({ is_canceling: isCanceling }) => !isCanceling)
  return { d: waiting, t: t - (d.length - waiting.length) }
}
