import { expect, test } from 'vitest'
import { eachPaidPage } from './eachPaidPage.ts'
import { GatewayFault } from './gatewayFault.ts'
import type { PaymentGateway } from './paymentGateway.ts'

/** A list whose pages lead from one place to the next. */
function leading(next: (place: string) => string): Pick<PaymentGateway, 'listPaid'> {
  return { listPaid: async (_sinceMs, place) => ({ paid: [], unread: [], next: next(place) }) }
}

async function count(gateway: Pick<PaymentGateway, 'listPaid'>, mostPages?: number): Promise<number> {
  let pages = 0
  for await (const page of eachPaidPage(gateway, { sinceMs: 0, ...(mostPages ? { mostPages } : {}) }))
    pages += page.paid.length + 1
  return pages
}

test('a list is read to its end, however long it is, and none is none', async () => {
  expect(await count(leading(place => (place === '4000' ? '' : String(Number(place) + 1))))).toBe(4001)
  expect(await count({})).toBe(0)
})

test('a list that turns in a circle, or is longer than one waits for, is a fault', async () => {
  await expect(count(leading(place => (place === 'a' ? 'b' : 'a')))).rejects.toThrow(GatewayFault)
  await expect(
    count(
      leading(place => `${place}x`),
      5,
    ),
  ).rejects.toThrow('longer than anybody waits')
})
