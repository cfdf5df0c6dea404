/** The forms of the account area that are about passwords, by the type that their address names. */
export const passwordForms = {
  password: () => import('./PasswordForm.tsx'),
  verify: () => import('../verification/VerifyForm.tsx'),
  verifypassword: () => import('./VerifyPasswordForm.tsx'),
}
