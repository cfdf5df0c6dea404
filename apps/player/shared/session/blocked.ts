import { readToken } from './session.ts'

const waitMs = 500

let isTold = false

/** Tells a member that they are blocked, a moment after the page has come to rest, and signs them out. */
export async function tellBlocked(): Promise<void> {
  if (isTold) return
  isTold = true
  const token = readToken()
  try {
    await new Promise(resolve => setTimeout(resolve, waitMs))
    if (!token || readToken() !== token) return
    const { openBlocked } = await import('./openBlocked.tsx')
    await openBlocked()
  } finally {
    isTold = false
  }
}
