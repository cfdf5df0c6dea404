import type { ComponentType } from 'react'
import { passwordForms } from '../../identity/index.ts'

export interface AccountFormModule {
  readonly Form: ComponentType
}

/** The screens of `/s-account/form/{type}`, by the type in lower case. */
export const accountForms: Readonly<Record<string, () => Promise<AccountFormModule>>> = {
  ...passwordForms,
  username: () => import('./UsernameForm.tsx'),
  nickname: () => import('./NickNameForm.tsx'),
  email: () => import('./EmailForm.tsx'),
  phone: () => import('./PhoneForm.tsx'),
}
