import { addPayee } from './addPayee.ts'
import { deletePayee } from './deletePayee.ts'
import { listPayees } from './listPayees.ts'

export const operations = { addPayee, deletePayee, listPayees }
