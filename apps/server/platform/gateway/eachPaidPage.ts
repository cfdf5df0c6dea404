import { GatewayFault } from './gatewayFault.ts'
import type { PaidPage, PaymentGateway } from './paymentGateway.ts'

/** What one who reads to the end keeps waiting: more than a gateway takes in weeks. */
const mostPages = 10_000

interface Reading {
  readonly sinceMs: number
  readonly mostPages?: number
}

/** A gateway's list of what it took since then, page by page, the newest first. One that turns in a circle is none. */
export async function* eachPaidPage(
  { listPaid }: Pick<PaymentGateway, 'listPaid'>,
  { sinceMs, mostPages: most = mostPages }: Reading,
): AsyncGenerator<PaidPage> {
  const places = new Set([''])
  let place = ''
  while (listPaid) {
    const page = await listPaid(sinceMs, place)
    yield page
    place = page.next
    if (place === '') return
    if (places.has(place)) throw new GatewayFault('its list of payments turns in a circle')
    if (places.size >= most) throw new GatewayFault('its list of payments is longer than anybody waits')
    places.add(place)
  }
}
