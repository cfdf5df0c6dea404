import type { Books } from '../books.store.ts'

export interface NewSms {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly text: string
}

export interface Sms {
  readonly recipient: string
  readonly text: string
  readonly taken_at: Date
}

export async function insertSms(books: Books, sms: NewSms): Promise<void> {
  await books.query('insert into sms values ($1, $2, $3, $4, clock_timestamp())', [sms.id, sms.to, sms.from, sms.text])
}

/** The newest messages first, of all phones or of the one that ends in these digits. */
export function listSms(books: Books, to: string): Promise<Sms[]> {
  return books.query<Sms & Record<string, unknown>>(
    `select recipient, text, taken_at from sms
     where $1 = '' or right(recipient, 10) = $1 order by taken_at desc, id limit 100`,
    [to.replace(/\D/g, '').slice(-10)],
  )
}
