import type { Calls } from '@saya/contract'
import type { Client } from './createClient.ts'

const emptyHome: Calls['GET /member/index']['answer'] = {
  version: '',
  logo: '',
  top: [],
  banners: [],
  nav: [],
  list: [],
  bottom: [],
  media: [],
}

/** What these calls answer when they fail: a page with nothing on it says more than a page that is an error. */
const answers: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['GET /member/index', emptyHome],
  ['GET /member/index/:tag', emptyHome],
  ['GET /member/privacy', {}],
  ['GET /member/terms', {}],
  ['GET /member/stmt', {}],
  ['POST /finance/lazadaminiapp/login', { token: '' }],
])

/** A client whose index, policy and shopping sign-in calls never fail, but come back empty. */
export function emptyDefaults<C extends Client>(client: C): C {
  const send = client.call as (key: string, ...rest: unknown[]) => Promise<unknown>
  const call = (key: string, ...rest: unknown[]) =>
    send(key, ...rest).catch((error: unknown) => {
      if (answers.has(key)) return answers.get(key)
      throw error
    })
  return { ...client, call: call as Client['call'] }
}
