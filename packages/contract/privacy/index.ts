import { closeAccount } from './closeAccount.ts'
import { takeCopy } from './takeCopy.ts'

export const operations = { closeAccount, takeCopy }
