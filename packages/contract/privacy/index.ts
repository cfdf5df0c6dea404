import { closeAccount } from './closeAccount.ts'
import { getRemainder } from './getRemainder.ts'
import { takeCopy } from './takeCopy.ts'

export const operations = { closeAccount, getRemainder, takeCopy }
