import { type AccountFormModule, accountForms } from './accountForms.ts'

/** The form of a type, however large its letters are. */
export function findAccountForm(type: string): (() => Promise<AccountFormModule>) | undefined {
  const name = type.toLowerCase()
  return Object.hasOwn(accountForms, name) ? accountForms[name] : undefined
}
