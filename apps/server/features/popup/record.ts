import type { PopupValues } from './popup.store.ts'

/** A popup as the record of staff tells it. */
export function recordOf({ startsAtMs, endsAtMs, levels, users, ...values }: PopupValues) {
  return {
    ...values,
    starts_at: Math.floor(startsAtMs / 1000),
    ends_at: Math.floor(endsAtMs / 1000),
    levels: levels.join(', '),
    users: users.join(', '),
  }
}
