import { storage } from './storage.ts'

const key = 'pointsTab'
const daily = 1

/** Has the page of Filcoins open on its second tab, the next time. */
export function openOnDailyTasks(): void {
  storage().set(key, daily)
}

/** Whether it is to open there. */
export function opensOnDailyTasks(): boolean {
  return typeof localStorage !== 'undefined' && storage().get(key) === daily
}

/** It has opened: the time after that it opens as ever. */
export function forgetDailyTasks(): void {
  storage().remove(key)
}
