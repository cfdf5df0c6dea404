import type { Calls } from '@saya/contract'

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

const emptyDocument: Calls['GET /member/terms']['answer'] = {
  name: '',
  brand: 'h5',
  version: 0,
  title: ['', ''],
  body: ['', ''],
  hash: '',
  published_at: 0,
}

const defaults: ReadonlyMap<string, object> = new Map<string, object>([
  ['GET /member/index', emptyHome],
  ['GET /member/index/:tag', emptyHome],
  ['GET /member/privacy', emptyDocument],
  ['GET /member/terms', emptyDocument],
  ['GET /member/stmt', emptyDocument],
  ['POST /finance/lazadaminiapp/login', { token: '' }],
])

/** What a call comes to when it fails: a page with little on it says more than a page that is an error. */
export function emptyDefault(key: string): object | undefined {
  return defaults.get(key)
}
