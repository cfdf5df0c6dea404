import { useDailyRefresh } from './useDailyRefresh.ts'
import { useSessionCheck } from './useSessionCheck.ts'
import { useUsername } from './useUsername.ts'

/** Keeps what the app knows of the member's session true for as long as the page is open. */
export function useSession(): void {
  useUsername()
  useDailyRefresh()
  useSessionCheck()
}
