import type { Player } from '../../packages/testing/world/player.ts'

export function headersOf({ token }: Player): Record<string, string> {
  return { t: token, accept: 'application/json', 'content-type': 'application/json' }
}

interface Submission {
  readonly goods: string
  readonly key: string
}

/** Redeems one piece that is sent by courier. Answers why not, or nothing where it was redeemed. */
export async function submit(url: string, player: Player, { goods, key }: Submission): Promise<string | undefined> {
  const body = {
    goods_id: goods,
    quantity: '1',
    deliver_method: 3,
    recipient_name: 'Ana',
    phone_number: '9171234567',
    delivery_address: 'Makati',
  }
  const headers = { ...headersOf(player), 'idempotency-key': key }
  const answer = await fetch(`${url}/member/order/submit`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { status, code } = (await answer.json()) as { status: boolean; code?: string }
  return status ? undefined : (code ?? 'no code')
}
