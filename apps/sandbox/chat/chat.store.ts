import type { Books } from '../books.store.ts'

export interface ChatVisitor {
  readonly name: string
  readonly email: string
}

export interface ChatMessage extends ChatVisitor {
  readonly text: string
  readonly taken_at: Date
}

export async function insertChatMessage(books: Books, { name, email }: ChatVisitor, text: string): Promise<void> {
  await books.query('insert into chat_message (name, email, text, taken_at) values ($1, $2, $3, clock_timestamp())', [
    name,
    email,
    text,
  ])
}

/** What one visitor wrote, the oldest first, of their last hundred. */
export function listChatMessages(books: Books, { name, email }: ChatVisitor): Promise<ChatMessage[]> {
  return books.query<ChatMessage & Record<string, unknown>>(
    `select * from (
       select id, name, email, text, taken_at from chat_message where name = $1 and email = $2 order by id desc limit 100
     ) newest order by id`,
    [name, email],
  )
}
