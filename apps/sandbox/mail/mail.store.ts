import type { Books } from '../books.store.ts'

export interface NewMail {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
}

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly taken_at: Date
}

export async function insertMail(books: Books, { id, to, from, subject, text }: NewMail): Promise<void> {
  await books.query('insert into mail values ($1, $2, $3, $4, $5, clock_timestamp())', [
    id,
    to.toLowerCase(),
    from,
    subject,
    text,
  ])
}

/** The newest e-mails first, to everybody or to one address. */
export function listMail(books: Books, to: string): Promise<Mail[]> {
  return books.query<Mail & Record<string, unknown>>(
    `select recipient, subject, text, taken_at from mail
     where $1 = '' or recipient = $1 order by taken_at desc, id limit 100`,
    [to.trim().toLowerCase()],
  )
}
