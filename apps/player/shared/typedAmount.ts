import { textLimits } from '@saya/contract/limits'
import { groupDigits } from '@saya/money'

const inGroups = /^\d{1,3}(?:,\d{3})+$/

/** Whole pesos as they are sent: nine digits at most, and no zero in front. */
export function isWholeAmount(held: string): boolean {
  return /^[1-9]\d*$/.test(held) && held.length <= textLimits.withdrawDigits
}

/**
 * What an amount field holds after an entry. Commas that stand in groups are taken, and so are those that the field
 * itself wrote, wherever one more key has moved them. Any other sign stays as it was typed, and the amount is refused: what
 * is left of 100.50 without its point is another amount.
 */
export function takeAmount(held: string, typed: string, { isKeyed = false } = {}): string {
  const text = typed.trim()
  if (!text.includes(',')) return text
  return inGroups.test(text) || (isKeyed && isOwnGrouping(held, text)) ? text.replaceAll(',', '') : text
}

/** Whether digits were typed, or something taken away. What was pasted over an amount may look as if it were such a rest. */
export function isKeyed(event: Pick<Event, 'type'> & Partial<Pick<InputEvent, 'inputType' | 'data'>>): boolean {
  const { inputType = '', data } = event
  return inputType.startsWith('delete') || (inputType.startsWith('insert') && /^\d+$/.test(data ?? ''))
}

/** An amount as people write it, such as 2,000; what is none stands as it was typed. */
export function shownAmount(held: string): string {
  return isWholeAmount(held) ? groupDigits(held) : held
}

/** Whether all that is new in a text, beside what the field showed before, are digits. */
function isOwnGrouping(held: string, text: string): boolean {
  const shown = shownAmount(held)
  if (!inGroups.test(shown)) return false
  const most = Math.min(shown.length, text.length)
  let [start, end] = [0, 0]
  while (start < most && shown[start] === text[start]) start++
  while (end < most - start && shown.at(-1 - end) === text.at(-1 - end)) end++
  return /^\d*$/.test(text.slice(start, text.length - end))
}
