import { storage } from './storage.ts'

const key = 'pointsTab'
const daily = 1

/** Has the page of Filcoins open on its second tab, the next time. */
export function openOnDailyTasks(): void {
  storage().set(key, daily)
}

/** Whether it is to open there. It is asked once. */
export function takeDailyTasks(): boolean {
  if (typeof localStorage === 'undefined') return false
  const isDaily = storage().get(key) === daily
  storage().remove(key)
  return isDaily
}
