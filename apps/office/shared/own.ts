import { createContext, useContext } from 'react'
import type { AnswerOf } from './client.ts'
import type { Permission } from './contract.ts'

export type Own = AnswerOf<'GET /office/api/me'>

/** Who is signed in. Everything inside the shell has somebody. */
export const OwnContext = createContext<Own | null>(null)

export function useOwn(): Own {
  const own = useContext(OwnContext)
  if (!own) throw new Error('You are not logged in.')
  return own
}

/** Whether to offer something. The server decides for itself. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useOwn()
  return permission => permissions.includes(permission)
}
