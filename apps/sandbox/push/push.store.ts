import type { Books } from '../books.store.ts'

export interface Browser extends Record<string, unknown> {
  readonly id: string
  readonly private_key: string
  readonly auth: string
  readonly application_key: string
  readonly is_gone: boolean
}

export interface PushedMessage extends Record<string, unknown> {
  readonly browser: string
  readonly ttl: number
  readonly urgency: string
  readonly topic: string
  readonly text: string
  readonly taken_at: Date
}

export async function insertBrowser(books: Books, browser: Omit<Browser, 'is_gone'>): Promise<void> {
  const { id, private_key: privateKey, auth, application_key: applicationKey } = browser
  await books.query('insert into push_browser (id, private_key, auth, application_key) values ($1, $2, $3, $4)', [
    id,
    privateKey,
    auth,
    applicationKey,
  ])
}

export async function findBrowser(books: Books, id: string): Promise<Browser | undefined> {
  return (await books.query<Browser>('select * from push_browser where id = $1', [id]))[0]
}

/** The browser has left the subscription. */
export async function closeBrowser(books: Books, id: string): Promise<void> {
  await books.query('update push_browser set is_gone = true where id = $1', [id])
}

export async function insertPushed(books: Books, message: Omit<PushedMessage, 'taken_at'>): Promise<void> {
  const { browser, ttl, urgency, topic, text } = message
  await books.query(
    'insert into push_message (browser, ttl, urgency, topic, text, taken_at) values ($1, $2, $3, $4, $5, clock_timestamp())',
    [browser, ttl, urgency, topic, text],
  )
}

/** The newest messages first, of all browsers or of one. */
export function listPushed(books: Books, browser: string): Promise<PushedMessage[]> {
  return books.query<PushedMessage>(
    `select browser, ttl, urgency, topic, text, taken_at from push_message
     where $1 = '' or browser = $1 order by number desc limit 100`,
    [browser],
  )
}
