import { hasUnread } from './hasUnread.ts'
import { listMessages } from './listMessages.ts'
import { readMessages } from './readMessages.ts'

export const operations = { hasUnread, listMessages, readMessages }
