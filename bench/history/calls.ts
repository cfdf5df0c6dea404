import type { Api } from '../../apps/server/composeApi.ts'

export interface Asker {
  readonly uid: bigint
  readonly token: string
}

const lists = {
  'transactions of a month': '/finance/transaction/list?time_flag=30',
  'transactions of yesterday': '/finance/transaction/list?time_flag=1',
  'transactions of one type': '/finance/transaction/list?time_flag=30&type=4001',
  'transactions of a rare type of games': '/finance/transaction/list?time_flag=30&type=4',
  'transactions of a type there is none of': '/finance/transaction/list?time_flag=30&type=5',
  'transactions that wait': '/finance/transaction/list?time_flag=30&status=pending',
  'transactions that failed': '/finance/transaction/list?time_flag=30&status=failed',
  'deposits that are done': '/finance/transaction/list?time_flag=30&type=10&status=completed',
  'prizes that are done': '/finance/transaction/list?time_flag=30&type=4&status=completed',
  bonuses: '/promo/transaction/bonus?time_flag=30',
  'bets of a month': '/member/bet/list?time_flag=30',
  'bets of yesterday': '/member/bet/list?time_flag=1',
  'bets that are open': '/member/bet/list?time_flag=30&status=pending',
} as const

export interface Call {
  readonly name: string
  /** The address of what this member asks for. */
  path(api: Api, asker: Asker): Promise<string>
}

/** What a member's history screens ask for. */
export const calls: readonly Call[] = [
  { name: 'wallet', path: async () => '/finance/wallet' },
  { name: 'lots', path: async () => '/finance/wallet/lots' },
  ...Object.entries(lists).map(([name, path]) => ({ name, path: async () => path })),
  { name: 'next page of transactions', path: (api, asker) => nextOf(api, asker, lists['transactions of a month']) },
  { name: 'next page of bets', path: (api, asker) => nextOf(api, asker, lists['bets of a month']) },
  { name: 'one bet', path: oneBet },
]

export async function answerTo(api: Api, { token }: Asker, path: string): Promise<string> {
  const headers = { host: 'localhost', accept: 'application/json', t: token }
  const { statusCode, body } = await api.app.inject({ method: 'GET', url: path, headers })
  if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode} ${body}`)
  return body
}

async function nextOf(api: Api, asker: Asker, path: string): Promise<string> {
  const { data } = JSON.parse(await answerTo(api, asker, path)) as { data: { next?: string } }
  if (!data.next) throw new Error(`${path} has no second page.`)
  return `${path}&cursor=${data.next}`
}

async function oneBet(api: Api, asker: Asker): Promise<string> {
  const { data } = JSON.parse(await answerTo(api, asker, lists['bets of a month'])) as { data: { d: { id: string }[] } }
  return `/member/bet/detail?id=${data.d.at(-1)?.id}`
}
